import { expect, test } from 'vitest'

import { judge } from '../judge.ts'
import { presentEvaluation } from './presentEvaluation.ts'

const question = {
  question: 'Before whom, and who came?',
  points: 2,
  parts: [
    { id: 'p1', text: 'the assembly', accept: ['assembly', 'church', 'the congregation'], usual: 'the church' },
    { id: 'p2', text: 'the brothers' },
  ],
}
const lexicon = { names: [], synonyms: [] }
const marked = (response: string) =>
  presentEvaluation({ id: 'x', judgedBy: 'built-in', judgement: judge(question, response, lexicon) }, question)

test('a part is told in the usual wording first, with the shown Bible’s once beside it, and the sentence says it alone', () => {
  const { parts, feedback, alsoAccepted } = marked('the brothers')
  expect(parts.map(({ part }) => part)).toEqual(['the church (in this site’s Bible: the assembly)', 'the brothers'])
  expect(feedback).toBe('1 of 2: the brothers. Missing: the church.')
  expect(alsoAccepted).toEqual(['the congregation'])
})

test('a mark of a key that has changed since is told in its own words', () => {
  const judgement = judge(question, 'the church', lexicon)
  const since = { parts: question.parts.map((part) => ({ ...part, text: `${part.text} there` })) }
  const { parts } = presentEvaluation({ id: 'x', judgedBy: 'built-in', judgement }, since)
  expect(parts.map(({ part }) => part)).toEqual(['the assembly', 'the brothers'])
})

test('where several parts are missing, another wording names the part that it would have earned, of each part one first', () => {
  const accepting = {
    ...question,
    parts: [
      { id: 'p1', text: 'the assembly', accept: ['the congregation', 'the gathering', 'the crowd'] },
      { id: 'p2', text: 'the brothers', accept: ['the brethren'] },
    ],
  }
  const judgement = judge(accepting, 'a camel', lexicon)
  const { alsoAccepted } = presentEvaluation({ id: 'x', judgedBy: 'built-in', judgement }, accepting)
  expect(alsoAccepted).toEqual([
    'the congregation (for the assembly)',
    'the brethren (for the brothers)',
    'the gathering (for the assembly)',
  ])
})
