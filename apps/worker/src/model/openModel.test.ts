import { openMetrics } from '@seraph/service/metrics'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

import { openModel } from './openModel.ts'
import type { Model } from './openModel.ts'
import { scriptedModel } from '../testing/scriptedModel.ts'

const server = await scriptedModel()
const metrics = openMetrics({ name: 'test' })
let now = 0
let model: Model
const budget = { take: () => Promise.resolve(true) }
beforeEach(() => {
  now = 0
  model = openModel({ apiKey: 'key', baseUrl: server.baseUrl, name: 'scripted', clock: () => now, metrics, budget })
})

const shape = z.object({ word: z.string() })
const ask = (timeoutMs = 5_000) =>
  model.ask({ system: 'Say a word.', user: '{}', shapeName: 'word', shape, maxTokens: 400, timeoutMs })

test('it asks for the shape, at temperature 0 and within the tokens', async () => {
  server.play(() => '{"word": "yes"}')
  expect(await ask()).toEqual({ word: 'yes' })
  expect(server.requests).toMatchObject([
    {
      model: 'scripted',
      temperature: 0,
      max_tokens: 400,
      messages: [
        { role: 'system', content: 'Say a word.' },
        { role: 'user', content: '{}' },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { strict: true, schema: { required: ['word'], additionalProperties: false } },
      },
    },
  ])
  expect(await metrics.registry.getSingleMetricAsString('seraph_model_tokens_total')).toMatch(/kind="sent".* 700/)
})

test('an endpoint that knows no schema is asked in a plainer format, from then on at once', async () => {
  server.play(({ response_format: format }, reply) => {
    if (format === undefined) return 'Here it is: {"word": "plain"}.'
    reply.statusCode = 400
    reply.end('{"error": {"message": "unknown response_format"}}')
    return undefined
  })
  expect(await ask()).toEqual({ word: 'plain' })
  expect(server.requests.map((request) => request.response_format?.type)).toEqual([
    'json_schema',
    'json_object',
    undefined,
  ])
  expect(await ask()).toEqual({ word: 'plain' })
  expect(server.requests).toHaveLength(4)
})

test('an answer that cannot be read is asked for once more, with its fault', async () => {
  server.play(({ messages }) => (messages.length === 2 ? '{"word": 7}' : '{"word": "better"}'))
  expect(await ask()).toEqual({ word: 'better' })
  expect(server.requests[1]?.messages.at(-1)?.content).toContain('expected string')
  server.play(() => 'never')
  await expect(ask()).rejects.toThrow('expected object')
  expect(server.requests).toHaveLength(2)
})

test('a slow answer is given up in time, its body too', async () => {
  for (const begin of [false, true]) {
    server.play((_, reply) => {
      if (begin) reply.write('{"id":')
      return undefined
    })
    const startedAt = performance.now()
    await expect(ask(200)).rejects.toThrow()
    expect(performance.now() - startedAt).toBeLessThan(1_000)
  }
})

test('a reply without an end is not read to its end', async () => {
  let sent = 0
  server.play((_, reply) => {
    const chunk = Buffer.alloc(64 * 1024, ' ')
    const more = (): void => {
      while (!reply.destroyed && sent < 50 * 1024 * 1024) {
        sent += chunk.length
        if (!reply.write(chunk)) {
          reply.once('drain', more)
          return
        }
      }
    }
    reply.setHeader('content-type', 'application/json')
    more()
    return undefined
  })
  await expect(ask()).rejects.toThrow()
  expect(sent).toBeLessThan(20 * 1024 * 1024)
})

test('after three failures in a row nothing is sent for a minute', async () => {
  server.play((_, reply) => {
    reply.statusCode = 500
    reply.end('{}')
    return undefined
  })
  for (const _ of [1, 2, 3]) await expect(ask()).rejects.toThrow('500')
  await expect(ask()).rejects.toThrow('left alone')
  expect(server.requests).toHaveLength(3)
  now = 60_000
  server.play(() => '{"word": "back"}')
  expect(await ask()).toEqual({ word: 'back' })
  expect(await ask()).toEqual({ word: 'back' })
})

/** Answers 429 so many times, asking for so many seconds' pause, then a word. */
function limit(times: number, seconds: string): void {
  server.play((_, reply) => {
    if (server.requests.length > times) return '{"word": "later"}'
    reply.statusCode = 429
    reply.setHeader('retry-after', seconds)
    reply.end('{}')
    return undefined
  })
}

test('a pause that is asked for is kept where the time is enough, and the answer comes after it', async () => {
  limit(1, '0.2')
  const startedAt = performance.now()
  expect(await ask()).toEqual({ word: 'later' })
  expect(performance.now() - startedAt).toBeGreaterThan(190)
  expect(server.requests).toHaveLength(2)
})

test('a pause that is too long ends the call at once; nothing is sent until it is over, and it is no failure', async () => {
  for (const at of [0, 30_000, 60_000, 90_000]) {
    now = at
    limit(1, '30')
    const startedAt = performance.now()
    await expect(ask()).rejects.toThrow('429')
    await expect(ask()).rejects.toThrow('left alone')
    expect(performance.now() - startedAt).toBeLessThan(1_000)
    expect(server.requests).toHaveLength(1)
  }
  now = 120_000
  expect(await ask()).toEqual({ word: 'later' })
})

test('a call that had little time left trips nothing', async () => {
  server.play(() => undefined)
  for (const _ of [1, 2, 3, 4]) await expect(ask(50)).rejects.toThrow('aborted')
  server.play(() => '{"word": "there"}')
  expect(await ask()).toEqual({ word: 'there' })
})

test('one request that is refused whatever its format leaves the format as it is', async () => {
  server.play((_, reply) => {
    reply.statusCode = 400
    reply.end('{"error": {"message": "not that text"}}')
    return undefined
  })
  await expect(ask()).rejects.toThrow('400')
  expect(server.requests).toHaveLength(3)
  server.play(() => '{"word": "yes"}')
  await ask()
  expect(server.requests[0]?.response_format?.type).toBe('json_schema')
})
