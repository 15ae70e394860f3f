/** The longest reply that is read from a model, in bytes: an answer of 400 tokens with all around it is a hundredth. */
const replyLimit = 256 * 1024

/** `fetch` of a reply as a whole; one whose body is longer than 256 KiB ends with an error, however long it says it is. */
export async function limitedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const reply = await fetch(input, init)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > replyLimit) throw new Error('the reply is too long')
    chunks.push(chunk)
  }
  const { status, statusText, headers } = reply
  return new Response(bytes === 0 ? null : Buffer.concat(chunks), { status, statusText, headers })
}
