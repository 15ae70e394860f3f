import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@seraph/schema/http/endpoint'
import { SeasonNamed } from '@seraph/schema/http/seasonNamed'
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
  /** The season that the call names; undefined without one, and where the endpoint belongs to none (rule 157). */
  season: string | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** Returns what is to be sent, or the raw reply where it has sent bytes of the endpoint's shape itself. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyOf<E> | FastifyReply> | ReplyOf<E>

/** Registers an endpoint: its shapes validate the request, type the handler, check the reply and describe it in OpenAPI. */
export function serve<const E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  const querystring = endpoint.isOfSeason === true ? SeasonNamed.extend(endpoint.query?.shape ?? {}) : endpoint.query
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      ...(endpoint.params && { params: endpoint.params }),
      ...(querystring && { querystring }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { 200: endpoint.reply },
    },
    config: { refusal: endpoint.refusal },
    handler: (request, reply) => {
      const { params, query, body } = request as { params: unknown; query: unknown; body: unknown }
      const answer = handler({
        params: params as ParamsOf<E>,
        query: query as QueryOf<E>,
        season: endpoint.isOfSeason === true ? (query as SeasonNamed).season : undefined,
        body: body as BodyOf<E>,
        request,
        reply,
      })
      return answer instanceof Promise ? app.lateCalls.answer(request, answer) : answer
    },
  })
}
