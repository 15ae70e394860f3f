import type { JudgedQuestion, Judgement } from '@seraph/schema/judging'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { writeFeedback } from '../say/writeFeedback.ts'
import { scoreVerdicts } from './scoreVerdicts.ts'
import type { ModelVerdicts } from './scoreVerdicts.ts'

const builtIn: Judgement = {
  score: 1,
  maxScore: 3,
  parts: [],
  surplus: [],
  flags: [],
  confidence: 'low',
}
const kings: JudgedQuestion = {
  question: 'Name three kings.',
  points: 3,
  parts: [{ text: 'Uzziah' }, { text: 'Jotham' }, { text: 'Ahaz', accept: ['son of Jotham'] }],
}
const single: JudgedQuestion = { question: 'Who saw the vision?', points: 1, parts: [{ text: 'the prophet Isaiah' }] }

type Verdict = ModelVerdicts['parts'][number]['verdict']
const verdicts = (list: [Verdict, string][], over: Partial<ModelVerdicts> = {}): ModelVerdicts => ({
  parts: list.map(([verdict, quote], index) => ({ index, verdict, quote })),
  extraWrong: [],
  contradicts: false,
  ...over,
})
const score = (
  question: JudgedQuestion,
  answer: string,
  given: ModelVerdicts,
  over: Partial<Judgement> = {},
): Judgement => {
  const own = { ...builtIn, ...over }
  const { judgement, isHeld } = scoreVerdicts(question, { verdicts: given, answer, builtIn: own })
  return isHeld ? own : judgement
}

test('parts that are given earn their points, with the words they rest on', () => {
  const marked = score(
    kings,
    'Uzzia, and the son that followed',
    verdicts([
      ['given', 'Uzzia'],
      ['given', 'the son that followed'],
      ['absent', ''],
    ]),
  )
  expect(marked).toMatchObject({ score: 2, maxScore: 3, confidence: 'high', surplus: [] })
  expect(marked.parts).toEqual([
    { id: 'p1', part: 'Uzziah', status: 'given', evidence: 'Uzzia' },
    { id: 'p2', part: 'Jotham', status: 'given', evidence: 'the son that followed' },
    { id: 'p3', part: 'Ahaz', status: 'missing', evidence: '' },
  ])
  expect(writeFeedback(marked)).toBe('2 of 3: Uzziah and Jotham. Missing: Ahaz.')
})

test('a quote that is not in the answer earns nothing', () => {
  expect(
    score(
      kings,
      'Uzziah',
      verdicts([
        ['given', 'Uzziah'],
        ['given', 'Jotham'],
        ['given', ''],
      ]),
    ).score,
  ).toBe(1)
  expect(score(kings, 'Uzziahs', verdicts([['given', 'Uzziah']])).score).toBe(0)
})

test('one word earns one part', () => {
  expect(
    score(
      kings,
      'Uzziah',
      verdicts([
        ['given', 'Uzziah'],
        ['given', 'uzziah'],
        ['given', 'Uzziah!'],
      ]),
    ).score,
  ).toBe(1)
})

test('parts that the model does not speak of are missing, and places that there are not are passed over', () => {
  const some = { parts: [{ index: 9, verdict: 'given', quote: 'Ahaz' } as const], extraWrong: [], contradicts: false }
  expect(score(kings, 'Ahaz', some).score).toBe(0)
})

test('wrong answers cost only beyond the number asked', () => {
  const two = verdicts([
    ['given', 'Uzziah'],
    ['given', 'Jotham'],
    ['wrong', 'Cyrus'],
  ])
  expect(score(kings, 'Uzziah, Jotham, Cyrus', two).score).toBe(2)
  const more = { ...two, extraWrong: ['Darius', 'never said'] }
  expect(score(kings, 'Uzziah, Jotham, Cyrus, Darius', more)).toMatchObject({ score: 1, surplus: ['Darius'] })
})

test('competing answers to a question for one earn nothing', () => {
  const both = verdicts([['given', 'Isaiah']], { contradicts: true })
  expect(score(single, 'Isaiah or Ahaz', both, { maxScore: 1 }).score).toBe(0)
  const extra = verdicts([['given', 'Isaiah']], { extraWrong: ['Ahaz'] })
  expect(score(single, 'Isaiah or Ahaz', extra, { maxScore: 1 }).score).toBe(0)
})

test('where an injection was cut out, the model may lower the mark and never raise it', () => {
  const all = verdicts([
    ['given', 'Uzziah'],
    ['given', 'Jotham'],
    ['absent', ''],
  ])
  const flagged = { flags: ['injection'] } as const
  expect(score(kings, 'Uzziah Jotham', all, { ...flagged, flags: ['injection'] }).score).toBe(1)
  expect(score(kings, 'Uzziah Jotham', verdicts([]), { flags: ['injection'] }).score).toBe(0)
})

test('each part needs a telling word of its own', () => {
  const all = (quote: string) =>
    verdicts([
      ['given', 'Uzziah'],
      ['given', quote],
      ['given', quote],
    ])
  expect(score(kings, 'Uzziah and the others', all('and the others')).score).toBe(1)
  expect(score(kings, 'Uzziah, three kings', all('three kings')).score).toBe(1)
  expect(score(kings, 'Uzziah, his son', all('his son')).score).toBe(2)
  expect(score(kings, 'Uzziah, son and grandson', all('son and grandson')).score).toBe(3)
})

test('an answer that speaks of its marking may be lowered and never raised, but for the question’s own words', () => {
  const all = verdicts([
    ['given', 'Uzziah'],
    ['given', 'son'],
    ['absent', ''],
  ])
  expect(score(kings, 'Uzziah and his son, please', all).score).toBe(1)
  expect(score({ ...kings, question: 'Who had to please the people?' }, 'Uzziah and his son, please', all).score).toBe(
    2,
  )
  expect(score(kings, 'Uzziah and his son, please', verdicts([])).score).toBe(0)
})

test('a wrong answer counts once, and not where a part rests on it', () => {
  const two = verdicts([
    ['given', 'Uzziah'],
    ['given', 'Jotham'],
    ['wrong', 'Cyrus'],
  ])
  const more = { ...two, extraWrong: ['Darius', 'darius', 'Uzziah', 'Cyrus'] }
  expect(score(kings, 'Uzziah, Jotham, Cyrus, Darius', more)).toMatchObject({ score: 1, surplus: ['Darius'] })
})

test('zero becomes full only with a word of the part', () => {
  const rise = (answer: string) => score(single, answer, verdicts([['given', answer]]), { score: 0, maxScore: 1 }).score
  expect(rise('the man of God')).toBe(0)
  expect(rise('a prophet')).toBe(1)
})

test('whatever a model says, the points stay within the question’s, and nothing is earned without a word of the answer', () => {
  const anyVerdicts = fc.record({
    parts: fc.array(
      fc.record({
        index: fc.integer({ min: -1, max: 4 }),
        verdict: fc.constantFrom<Verdict>('given', 'wrong', 'absent'),
        quote: fc.oneof(fc.string(), fc.constantFrom('Uzziah', 'Jotham', 'Uzziah and Jotham')),
      }),
    ),
    extraWrong: fc.array(fc.string()),
    contradicts: fc.boolean(),
  })
  fc.assert(
    fc.property(anyVerdicts, fc.constantFrom('', '🙂', 'Uzziah and Jotham', 'Ahaz'), (given, answer) => {
      const marked = score(kings, answer, given)
      expect(marked.score).toBeGreaterThanOrEqual(0)
      expect(marked.score).toBeLessThanOrEqual(answer === 'Uzziah and Jotham' ? 3 : answer === 'Ahaz' ? 1 : 0)
    }),
  )
})
