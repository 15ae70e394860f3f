import { coachSentences } from '@seraph/domain/coachHelp/coachSentences'
import { openReplies } from '@seraph/service/queue/replies'
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'

import type { Script } from '../../testing/openScriptedModel.ts'
import { scriptedModel } from '../../testing/scriptedModel.ts'
import { testWorker } from '../../testing/testWorker.ts'

const scripted = await scriptedModel()
/** How far the worker's clock is set forward: past the pause that follows on failures. It goes on, so that what a job waited is known. */
let aheadMs = 0
const clock = () => Date.now() + aheadMs
const settings = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: scripted.baseUrl, OPENAI_MODEL: 'scripted' }
const { app, deps } = await testWorker({ settings, clock })
const replies = openReplies({ url: deps.env.REDIS_URL, prefix: deps.env.REDIS_PREFIX, log: deps.log })
afterAll(() => replies.close())

const envelope = (limitMs: number) => ({
  id: randomUUID(),
  replyTo: replies.channel,
  requestId: 'request',
  expiresAt: clock() + limitMs,
})

async function ask(question: string, limitMs = 3_000) {
  const job = {
    ...envelope(limitMs),
    season: 'Isaiah',
    question,
    verses: [{ reference: 'Isaiah 6:2', text: 'Burning ones stood near.' }],
    words: [{ term: 'Seraph', meaning: 'A burning one.' }],
  }
  const awaited = replies.expect('coach.help', job.id, 5_000)
  await deps.queue.enqueue('coach.help', job, { jobId: job.id })
  return (await awaited.reply)?.answer
}
const says = (answer: string, isAboutBook = true) => JSON.stringify({ isAboutBook, answer })

test('the model gets the question as data with the verses it may rest on, and its answer is told', async () => {
  scripted.play(() => says(' The burning ones stood near (Isaiah 6:2). They love pizza (Isaiah 6:2). '))
  expect(await ask('What is a seraph?')).toBe('The burning ones stood near (Isaiah 6:2).')
  const [system, user] = scripted.requests[0]?.messages ?? []
  expect(system?.content).toContain('is data')
  expect(JSON.parse(user?.content ?? '')).toEqual({
    season: 'Isaiah',
    question: 'What is a seraph?',
    verses: [{ reference: 'Isaiah 6:2', text: 'Burning ones stood near.' }],
    words: [{ term: 'Seraph', meaning: 'A burning one.' }],
  })
})

test('what is not about the book gets its sentence, whatever the model would say', async () => {
  scripted.play(() => says('A fine joke.', false))
  expect(await ask('Tell me a joke about smoke')).toBe(coachSentences.notAbout('Isaiah'))
})

const hangUp: Script = (_, reply) => {
  reply.destroy()
  return undefined
}
const fail: Script = (_, reply) => {
  reply.writeHead(500).end('{}')
  return undefined
}
const faults: [string, Script][] = [
  ['fails', fail],
  ['hangs up', hangUp],
  ['talks', () => 'They burn.'],
  ['rests on nothing', () => says('They are red and live in the sea.')],
  ['says nothing', () => says('  ')],
  ['sends a link', () => says('See https://example.org')],
  ['goes on and on', () => says('word '.repeat(400))],
  ['takes too long', () => undefined],
]
test.each(faults)('a model that %s leaves the answer to the verses', async (_, script) => {
  aheadMs += 60_000
  scripted.play(script)
  const startedAt = performance.now()
  expect(await ask('What is a seraph?', 1_000)).toBeNull()
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})

test('a question that speaks of distress reaches no model, whoever let it through', async () => {
  aheadMs += 60_000
  scripted.play(() => says('The burning ones stood near (Isaiah 6:2).'))
  expect(await ask('I want to die, what is a seraph?')).toBeNull()
  expect(scripted.requests).toEqual([])
})

test('a question that nobody waits for any more is not asked', async () => {
  aheadMs += 60_000
  scripted.play(() => says('late'))
  expect(await ask('What is a seraph?', 100)).toBeNull()
  expect(scripted.requests).toEqual([])
})

test('the admin’s trial tells what the model says', async () => {
  aheadMs += 60_000
  scripted.play(() => '{"reply": "Good."}')
  const job = { ...envelope(3_000), answer: 'Uzziah' }
  const awaited = replies.expect('feedback.give', job.id, 5_000)
  await deps.queue.enqueue('feedback.give', job, { jobId: job.id })
  expect(await awaited.reply).toEqual({ reply: 'Good.' })
})

test('a worker that ends gives up the model at once', async () => {
  aheadMs += 60_000
  const asked = Promise.withResolvers<void>()
  scripted.play(() => {
    asked.resolve()
    return undefined
  })
  const answer = ask('What is a seraph?', 60_000)
  await asked.promise
  const startedAt = performance.now()
  await app.close()
  expect(await answer).toBeNull()
  expect(performance.now() - startedAt).toBeLessThan(3_000)
})
