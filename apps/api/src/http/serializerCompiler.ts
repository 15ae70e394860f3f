import { ResponseSerializationError } from 'fastify-type-provider-zod'
import { z } from 'zod'

type Serializer = (data: unknown) => string

/**
 * Checks a reply against its shape and writes it as JSON; throws where it isn't of that shape. By parsing, not by encoding as the type
 * provider's own: no reply's shape has a codec, and encoding goes through every value twice.
 */
export function serializerCompiler({
  schema,
  method,
  url,
}: {
  schema: unknown
  method: string
  url: string
}): Serializer {
  if (!(schema instanceof z.ZodType)) throw new Error(`${method} ${url}: its reply has no shape`)
  return (data) => {
    const { data: reply, error } = schema.safeParse(data)
    if (error) throw new ResponseSerializationError(method, url, { cause: error })
    return JSON.stringify(reply)
  }
}
