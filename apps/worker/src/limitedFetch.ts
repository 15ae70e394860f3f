/** The longest reply that is read from a model, in bytes: an answer of 400 tokens with all around it is a hundredth. */
const replyLimit = 256 * 1024

/** `fetch`, ending with an error a reply whose body is longer than 256 KiB, however long it says it is. */
export async function limitedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const reply = await fetch(input, init)
  let bytes = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > replyLimit) controller.error(new Error('the reply is too long'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(reply.body?.pipeThrough(limit) ?? null, reply)
}
