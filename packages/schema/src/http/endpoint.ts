import type { z } from 'zod'

/**
 * The contract of one REST endpoint: the api serves it, the web app calls it, OpenAPI describes it.
 * `isIdempotent`: takes an `Idempotency-Key` header (rule 20). `isOfSeason`: the address may name a season
 * (`?season=`, rule 157). `refusal`: what the body of its errors says besides (rule 40).
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: `/api/${string}`
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly reply: z.ZodType
  readonly isIdempotent?: true
  readonly isOfSeason?: true
  readonly refusal?: object
}

type Parsed<Shape> = Shape extends z.ZodType ? z.output<Shape> : undefined
type Written<Shape> = Shape extends z.ZodType ? z.input<Shape> : undefined

/** What a handler is given, and what a caller writes. */
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>
export type QueryOf<E extends Endpoint> = Parsed<E['query']>
export type BodyOf<E extends Endpoint> = Parsed<E['body']>
export type WrittenParamsOf<E extends Endpoint> = Written<E['params']>
export type WrittenQueryOf<E extends Endpoint> = Written<E['query']>
export type WrittenBodyOf<E extends Endpoint> = Written<E['body']>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>
