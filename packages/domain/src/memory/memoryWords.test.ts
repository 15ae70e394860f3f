import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { memoryWords } from './memoryWords.ts'
import { memoryWordState } from './memoryWordState.ts'

const originals = (text: string): string[] => memoryWords(text).map(({ original }) => original)

test('words keep what stands around them; a dash ends a word and is none itself', () => {
  expect(originals('“Come now,”  says Kay;\nlet’s go—all of us — to-day!')).toEqual([
    '“Come',
    'now,”',
    'says',
    'Kay;',
    'let’s',
    'go—',
    'all',
    'of',
    'us—',
    'to-day!',
  ])
  expect(originals('— so it was')).toEqual(['—so', 'it', 'was'])
  expect(originals(' … ')).toEqual([])
})

test('no character is lost but blanks, and every word has something to type', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'B', ' ', '—', ',', '’', '-', '“') }), (text) => {
      const words = memoryWords(text)
      for (const { original } of words) expect(memoryWordState(original, original)).toBe('correct')
      if (words.length > 0) expect(originals(text).join('')).toBe(text.replaceAll(/\s/g, ''))
    }),
  )
})

test.each([
  ['LORD’s', "lord's", 'correct'],
  ['LORD’s', 'LORDS', 'correct'],
  ['to-day!', 'today', 'correct'],
  ['to-day!', ' To-Day ', 'correct'],
  ['“Come', 'come', 'correct'],
  ['Come', 'Comes', 'incorrect'],
  ['Come', 'c', 'incorrect'],
  ['Come', '’', 'incorrect'],
  ['Come', '  ', 'neutral'],
  ['Come', '', 'neutral'],
])('%s typed as %j is %s', (original, typed, state) => {
  expect(memoryWordState(original, typed)).toBe(state)
})
