import { expect, test } from 'vitest'

import { initialsOf, quotePassage } from './passage.ts'

const verse = '“Come, let’s walk up the hill,” said Ann, “and look back.”'
const initials = initialsOf(['“Come,', 'let’s', 'walk', 'up', 'the', 'hill,”'])

test('initials skip quotation marks', () => {
  expect(initials).toBe('clwuth')
})

test('a quotation becomes as many ordered parts as points, without the punctuation around its words', () => {
  const quoted = quotePassage({ verse: 1, from: 0, to: 5, initials }, verse, 2)
  expect(quoted).toEqual({
    shown: undefined,
    parts: [
      { id: 'p1', text: 'Come let’s walk', ordered: true },
      { id: 'p2', text: 'up the hill', ordered: true },
    ],
  })
})

test('each piece of a quotation has a word that tells something', () => {
  const words = '“We will be glad and rejoice.”'
  const quoted = quotePassage({ verse: 1, from: 0, to: 5, initials: 'wwbgar' }, words, 2)
  expect(quoted?.parts.map(({ text }) => text)).toEqual(['We will be glad', 'and rejoice'])
})

test('blanks keep the punctuation around the word that is left out', () => {
  const quoted = quotePassage({ verse: 1, from: 0, to: 5, initials, blanks: [2, 5] }, verse, 2)
  expect(quoted).toEqual({
    shown: '“Come, let’s ____ up the ____,”',
    parts: [
      { id: 'p1', text: 'walk' },
      { id: 'p2', text: 'hill' },
    ],
  })
})

test.each([
  ['whose words begin with other letters', { verse: 1, from: 0, to: 5, initials: 'clwutx' }],
  ['that is shifted by a word', { verse: 1, from: 1, to: 6, initials }],
  ['that runs past the verse', { verse: 1, from: 8, to: 20, initials: 'alb' }],
  ['that ends before it begins', { verse: 1, from: 5, to: 0, initials }],
  ['with a blank outside it', { verse: 1, from: 0, to: 5, initials, blanks: [9] }],
])('a range %s does not align', (_what, passage) => {
  expect(quotePassage(passage, verse, 2)).toBeUndefined()
})
