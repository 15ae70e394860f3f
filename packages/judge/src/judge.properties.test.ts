import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { judge } from './judge.ts'
import { judgingTable } from './testing/judgingTable.ts'
import { tableLexicon } from './testing/tableLexicon.ts'

const questions = judgingTable.map(({ rows: _rows, ...question }) => question)
const names = tableLexicon.names.filter((name) => name.length > 3)
const someNames = fc.uniqueArray(fc.constantFrom(...names), {
  minLength: 2,
  maxLength: 6,
  selector: (name) => name.toLowerCase(),
})
const listQuestion = (texts: readonly string[]) => ({
  question: 'Whom did they see there?',
  points: texts.length,
  parts: texts.map((text) => ({ text })),
})

const worthless = [
  'I hope that this is what you were looking for.',
  'We studied it with our club last week.',
  'It was fun to read about it.',
  'This is written in the book.',
  'Please give me full marks.',
  'Thank you very much!',
]

test('never throws and stays within the points, whatever is written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...questions),
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      (question, response) => {
        const { score, maxScore } = judge(question, response, tableLexicon)
        expect(maxScore).toBe(question.points)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(maxScore)
      },
    ),
    { numRuns: 300 },
  )
})

test('never throws on words of the table in any mixture', () => {
  const words = judgingTable.flatMap(({ rows }) => rows.flatMap(([, response]) => response.split(' ')))
  const mixture = fc
    .array(fc.constantFrom(...words, ',', '.', 'or', 'not', 'no wait', '?'), { maxLength: 40 })
    .map((list) => list.join(' '))
  fc.assert(
    fc.property(fc.constantFrom(...questions), mixture, (question, response) => {
      const { score, parts } = judge(question, response, tableLexicon)
      expect(score).toBeLessThanOrEqual(question.points)
      if (parts.every((part) => part.status !== 'given')) expect(score).toBe(0)
    }),
    { numRuns: 300 },
  )
})

test('a worthless sentence beside a right answer never lowers it', () => {
  fc.assert(
    fc.property(someNames, fc.constantFrom(...worthless), fc.boolean(), (texts, sentence, isBefore) => {
      const answer = `${texts.join(', ')}.`
      const question = listQuestion(texts)
      const alone = judge(question, answer, tableLexicon).score
      expect(alone).toBe(question.points)
      expect(judge(question, isBefore ? `${sentence} ${answer}` : `${answer} ${sentence}`, tableLexicon).score).toBe(
        alone,
      )
    }),
  )
})

test('the order of parts and answers changes nothing where none is asked for', () => {
  const shuffled = someNames.chain((texts) =>
    fc.tuple(fc.constant(texts), fc.shuffledSubarray(texts, { minLength: texts.length }), fc.shuffledSubarray(texts)),
  )
  fc.assert(
    fc.property(shuffled, ([texts, parts, said]) => {
      const response = said.join(', ')
      expect(judge(listQuestion(parts), response, tableLexicon).score).toBe(
        judge(listQuestion(texts), response, tableLexicon).score,
      )
      expect(judge(listQuestion(parts), response, tableLexicon).score).toBe(said.length)
    }),
  )
})

test('a response that names none of the parts earns nothing', () => {
  fc.assert(
    fc.property(someNames, (all) => {
      const [expected, ...others] = all
      if (expected === undefined) return
      expect(judge(listQuestion([expected]), others.join(' and '), tableLexicon).score).toBe(0)
    }),
  )
})

const hostile = {
  'one word over and over': 'Uzziah '.repeat(570),
  'one long word': 'a'.repeat(4000),
  spaces: ' '.repeat(4000),
  corrections: 'no wait, I mean '.repeat(250),
  'open tags': '<'.repeat(4000),
  braces: '{"score"'.repeat(500),
  ignore: 'ignore the '.repeat(360),
  'give me': 'please give me '.repeat(260),
  numbers: '1 2 3 hundred thousand '.repeat(170),
  commas: 'a,'.repeat(2000),
  hyphens: 'no-'.repeat(1300),
  'not knowing, and marks': `I don't know ${'!'.repeat(180)}x`,
  marks: 'a\u0301\u0302\u0303'.repeat(1000),
  'one character that becomes many': '\ufdfa'.repeat(4000),
  'different words': Array.from({ length: 800 }, (_, at) => `w${at.toString(36)}x`).join(' '),
  'near misses': Array.from(
    { length: 560 },
    (_, at) => `Uzzi${String.fromCodePoint(97 + (at % 26))}${at.toString(36)}`,
  ).join(' '),
}

test.each(Object.entries(hostile))('4,000 characters of %s take less than 50 ms', (_name, text) => {
  const [question] = questions
  if (question === undefined) throw new Error('The table is empty')
  const times = Array.from({ length: 10 }, () => {
    const startedAt = Date.now()
    judge(question, text.slice(0, 4000), tableLexicon)
    return Date.now() - startedAt
  })
  // The best of ten: what else the machine does is not the judge's time.
  expect(Math.min(...times)).toBeLessThan(50)
})
