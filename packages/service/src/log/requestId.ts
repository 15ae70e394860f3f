import { randomUUID } from 'node:crypto'

/** Takes a request id that the gateway made, where it is one; else makes one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID()
}
