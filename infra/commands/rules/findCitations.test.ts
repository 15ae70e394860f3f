import { expect, test } from 'vitest'

import { findCitations } from './findCitations.ts'
import { readDecisions } from './readDecisions.ts'
import { readRules } from './readRules.ts'

test('a page states the rules that begin its paragraphs', () => {
  expect(readRules('# Codes\n\n**4.** A code. See **5.** too.\n\n**5.** Another (rule 64).\n')).toEqual([4, 5])
})

test.each<[string, (number | undefined)[]]>([
  ['/** As they are (rule 42). */', [42]],
  ['Rules 5, 6 and 42 say so.', [5, 6, 42]],
  ['rules 61–68 of the judge', [61, 68]],
  ['rule 1.2 of the protocol, rule of three, 3 rules', []],
  [['(rul', 'ing 18)'].join(''), [undefined]],
  [['document', ' 1, §9'].join(''), [undefined]],
])('%j cites %j', (line, rules) => {
  expect(findCitations(line).map(({ rule }) => rule)).toEqual(rules)
})

test('a citation is told with its line', () => {
  expect(findCitations('one\ntwo (rule 42)')).toEqual([{ line: 2, rule: 42, text: 'rule 42' }])
})

test('a citation of a decision is one of neither rule nor a lost text', () => {
  expect(findCitations('as in decision 12')).toEqual([{ line: 1, rule: undefined, decision: 12, text: 'decision 12' }])
})

test('decisions have one number each: an entry without one and a twin are told', () => {
  const { numbers, faults } = readDecisions(
    '- **1.** One.\n  - not an entry\n- **3.** Three.\n- **3.** Twin.\n- None.\n',
  )
  expect([...numbers]).toEqual([1, 3])
  expect(faults).toEqual([
    'decision 3 stands twice (the next free number is 4)',
    'an entry without a number: "None.…" (the next free number is 4)',
  ])
})
