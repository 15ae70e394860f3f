import type * as ComesBack from '@seraph/domain/review/comesBack'
import { comesBack } from '@seraph/domain/review/comesBack'
import type { Evaluation } from '@seraph/schema/http/evaluate'
import { array, assert, boolean, constantFrom, integer, nat, property, record } from 'fast-check'
import { build } from 'vite'
import { expect, test } from 'vitest'

import { missedHere } from './missedHere.ts'

const at = Date.UTC(2026, 10, 26, 12)
const status = constantFrom('given' as const, 'missing' as const, 'wrong' as const)
const answers = array(
  record({
    question: nat({ max: 6 }),
    later: integer({ min: 0, max: 40 * 86_400_000 }),
    wasHelped: boolean(),
    p1: status,
    p2: status,
  }),
  { maxLength: 20 },
).map((made) =>
  made.map(({ question, later, wasHelped, p1, p2 }) => ({
    questionId: `q${question}`,
    at: at + later,
    wasHelped,
    parts: [
      { id: 'p1', status: p1 },
      { id: 'p2', status: p2 },
    ],
  })),
)

/** The function as a browser gets it: bundled and made small as the app is. */
async function bundled(): Promise<typeof ComesBack> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: new URL('../../../../../packages/domain/src/review/comesBack.ts', import.meta.url).pathname,
        formats: ['es'],
      },
      minify: true,
    },
  })
  const [first] = [built].flat()
  if (first === undefined || !('output' in first)) throw new Error('nothing was built')
  return (await import(`data:text/javascript,${encodeURIComponent(first.output[0].code)}`)) as typeof ComesBack
}

test('what a browser runs and what the server runs schedule the same', async () => {
  const device = await bundled()
  expect(device.comesBack).not.toBe(comesBack)
  assert(
    property(answers, (given) => {
      expect([...device.comesBack(given)]).toEqual([...comesBack(given)])
    }),
  )
})

const mark: Evaluation = {
  id: crypto.randomUUID(),
  score: 1,
  maxScore: 3,
  feedback: '',
  parts: [
    { id: 'p1', part: 'Uzziah', status: 'given', evidence: 'uzziah' },
    { id: 'p2.1', part: 'Jotham', status: 'given', evidence: 'jotham' },
    { id: 'p2.2', part: 'Ahaz', status: 'missing', evidence: '' },
  ],
  surplus: [],
  flags: [],
  alsoAccepted: [],
  judgedBy: 'built-in',
}

test('what was missed comes back a day after its answer, all of an answer that was helped', () => {
  const told = (wasHelped: boolean) =>
    missedHere({ marks: { q1: mark }, reviews: { q1: { at, wasHelped } } }).map(({ part, dueAt }) => [part, dueAt])
  const tomorrow = '2026-11-27T12:00:00.000Z'
  expect(told(false)).toEqual([['Jotham Ahaz', tomorrow]])
  expect(told(true)).toEqual([
    ['Uzziah', tomorrow],
    ['Jotham Ahaz', tomorrow],
  ])
  expect(missedHere({ marks: { q1: mark }, reviews: {} })).toEqual([])
})
