import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@seraph/schema/http/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the body of this endpoint's errors says besides. */
    refusal?: object | undefined
  }
}

/** What a handler is given: the parsed input, and the raw request and reply for headers and cookies. */
export type Call<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  request: FastifyRequest
  reply: FastifyReply
}

/** Returns what is to be sent, or the raw reply where it has sent bytes of the endpoint's shape itself. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyOf<E> | FastifyReply> | ReplyOf<E>

/** Registers an endpoint: its shapes validate the request, type the handler, check the reply and describe it in OpenAPI. */
export function serve<const E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { 200: endpoint.reply },
    },
    config: { refusal: endpoint.refusal },
    handler: (request, reply) => {
      const { params, query, body } = request as { params: unknown; query: unknown; body: unknown }
      const answer = handler({
        params: params as ParamsOf<E>,
        query: query as QueryOf<E>,
        body: body as BodyOf<E>,
        request,
        reply,
      })
      return answer instanceof Promise ? app.lateCalls.answer(request, answer) : answer
    },
  })
}
