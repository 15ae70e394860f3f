import { UnreachableError } from '../../api/apiError.ts'
import type * as Calls from './rehearsalCalls.ts'

/** The rehearsal's calls, fetched when the first is made: the first paint waits for no schema. */
export async function loadCalls(): Promise<typeof Calls> {
  return import('./rehearsalCalls.ts').catch((cause: unknown) => {
    throw new UnreachableError('a part of the app could not be fetched', { cause })
  })
}
