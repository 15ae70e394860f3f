import type { Clock } from '@seraph/service/clock'
import type { Metrics } from '@seraph/service/metrics'
import { setTimeout as sleep } from 'node:timers/promises'
import OpenAI, { BadRequestError, UnprocessableEntityError } from 'openai'
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
import { z } from 'zod'

import { makeBreaker } from './breaker.ts'
import { firstJsonObject } from './firstJsonObject.ts'
import { limitedFetch } from './limitedFetch.ts'
import type { ModelBudget } from './modelBudget.ts'
import { retryAfterMs } from './retryAfterMs.ts'

/** A question to a model whose answer is one JSON object of a shape. */
export type ModelQuestion<Shape extends z.ZodType> = {
  system: string
  user: string
  shapeName: string
  shape: Shape
  maxTokens: number
  /** All in all, the second try included. */
  timeoutMs: number
  /** Ends it before its time. */
  signal?: AbortSignal
}

export type Model = {
  name: string
  /** The answer; throws where none of that shape came in time, and at once while the model is failing. */
  ask: <Shape extends z.ZodType>(question: ModelQuestion<Shape>) => Promise<z.output<Shape>>
}

/** How an endpoint is told the shape, from what keeps to it best to what every endpoint knows. */
const formats = ['json_schema', 'json_object', 'text'] as const

/** A call that was given less than this and was not answered in time says nothing about how the model is. */
const fairMs = 3_000
/** The longest pause that an endpoint is granted; and what is left of a call's time at least for asking once more after one. */
const longestPauseMs = 60_000
const worthAskingMs = 300

/** Nothing is wrong with the model: the day's calls are used up. */
class BudgetSpent extends Error {}

type Message = { role: 'system' | 'user' | 'assistant'; content: string }

/**
 * The one door to the model: any endpoint that speaks as OpenAI's does. Temperature 0, one more try with the fault of an answer
 * that can't be read, nothing sent for a minute after three failures in a row. An endpoint that refuses a format is asked in the
 * next plainer one, from then on where that was answered. One that asks for a pause (429 with `Retry-After`) is asked once more
 * after it where the time is enough, else left alone for so long; that is no failure. Every call is taken from `budget`.
 */
export function openModel(options: {
  apiKey: string
  baseUrl: string | undefined
  name: string
  clock: Clock
  metrics: Metrics
  budget: ModelBudget
}): Model {
  const { name, clock, metrics, budget } = options
  const client = new OpenAI({
    apiKey: options.apiKey,
    ...(options.baseUrl !== undefined && { baseURL: options.baseUrl }),
    maxRetries: 0,
    fetch: limitedFetch,
  })
  const breaker = makeBreaker({ failures: 3, openMs: 60_000, clock })
  metrics.beforeReading(() => metrics.breakerOpen.set(breaker.isOpen() ? 1 : 0))
  let format: (typeof formats)[number] = 'json_schema'

  const send = async (
    question: ModelQuestion<z.ZodType>,
    messages: Message[],
    signal: AbortSignal,
    asked: (typeof formats)[number] = format,
  ): Promise<string> => {
    if (!(await budget.take())) throw new BudgetSpent("the day's calls to the model are used up")
    const body = { model: name, messages, temperature: 0, max_tokens: question.maxTokens, ...formatOf(asked, question) }
    try {
      const reply = await client.chat.completions.create(body, { signal })
      metrics.modelTokens.inc({ kind: 'sent' }, reply.usage?.prompt_tokens ?? 0)
      metrics.modelTokens.inc({ kind: 'received' }, reply.usage?.completion_tokens ?? 0)
      return reply.choices[0]?.message.content ?? ''
    } catch (error) {
      const plainer = formats[formats.indexOf(asked) + 1]
      const isRefused = error instanceof BadRequestError || error instanceof UnprocessableEntityError
      if (!isRefused || plainer === undefined) throw error
      const answer = await send(question, messages, signal, plainer)
      if (formats.indexOf(plainer) > formats.indexOf(format)) format = plainer
      return answer
    }
  }

  const read = async <Shape extends z.ZodType>(
    question: ModelQuestion<Shape>,
    signal: AbortSignal,
  ): Promise<z.output<Shape>> => {
    const messages: Message[] = [
      { role: 'system', content: question.system },
      { role: 'user', content: question.user },
    ]
    const endsAt = performance.now() + question.timeoutMs
    const first = await send(question, messages, signal).catch(async (error: unknown) => {
      const pauseMs = retryAfterMs(error, clock())
      if (pauseMs === undefined || performance.now() + pauseMs + worthAskingMs > endsAt) throw error
      await sleep(pauseMs, undefined, { signal })
      return send(question, messages, signal)
    })
    const parsed = question.shape.safeParse(firstJsonObject(first))
    if (parsed.success) return parsed.data
    const fault = `That could not be read: ${z.prettifyError(parsed.error).slice(0, 500)}\nAnswer with the JSON object alone.`
    const again: Message[] = [
      { role: 'assistant', content: first.slice(0, 2_000) },
      { role: 'user', content: fault },
    ]
    return question.shape.parse(firstJsonObject(await send(question, [...messages, ...again], signal)))
  }

  return {
    name,
    async ask(question) {
      if (!breaker.admits()) throw new Error('the model is failing and is left alone for now')
      const startedAt = performance.now()
      const timeout = AbortSignal.timeout(question.timeoutMs)
      const signal = question.signal === undefined ? timeout : AbortSignal.any([timeout, question.signal])
      const tell = (outcome: string): void => {
        metrics.modelSeconds.observe({ outcome }, (performance.now() - startedAt) / 1_000)
      }
      try {
        const answer = await read(question, signal)
        breaker.succeed()
        tell('answered')
        return answer
      } catch (error) {
        const pauseMs = retryAfterMs(error, clock())
        const isCalledOff = question.signal?.aborted === true
        const isSpent = error instanceof BudgetSpent
        const saysNothing = isSpent || isCalledOff || (timeout.aborted && question.timeoutMs < fairMs)
        if (pauseMs !== undefined) breaker.holdFor(Math.min(pauseMs, longestPauseMs))
        else if (!saysNothing) breaker.fail()
        tell(
          isSpent
            ? 'over_budget'
            : isCalledOff
              ? 'called_off'
              : timeout.aborted
                ? 'timeout'
                : error instanceof z.ZodError
                  ? 'unreadable'
                  : 'failed',
        )
        throw error
      }
    },
  }
}

/** Made once for each shape. */
const schemas = new WeakMap<z.ZodType, Record<string, unknown>>()

function formatOf(
  format: (typeof formats)[number],
  { shape, shapeName }: ModelQuestion<z.ZodType>,
): Pick<ChatCompletionCreateParamsNonStreaming, 'response_format'> {
  if (format === 'text') return {}
  if (format === 'json_object') return { response_format: { type: 'json_object' } }
  const schema = schemas.get(shape) ?? z.toJSONSchema(shape)
  schemas.set(shape, schema)
  return { response_format: { type: 'json_schema', json_schema: { name: shapeName, strict: true, schema } } }
}
