import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'

/** Reads a request's whole body, of at most so many bytes. What is too large by its own words isn't read at all. */
export async function collectBody(
  request: IncomingMessage,
  limitBytes: number,
): Promise<Buffer | 'too large' | 'interrupted'> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) return 'too large'
  const chunks: Buffer[] = []
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= limitBytes) chunks.push(chunk)
  })
  try {
    await finished(request)
  } catch {
    return 'interrupted'
  }
  return bytes > limitBytes ? 'too large' : Buffer.concat(chunks)
}
