import { expect, test } from 'vitest'

import { tokenize } from '../../../../read/tokenize.ts'
import { readSynonym } from '../../../../read/lexicon.ts'
import { englishSynonyms } from './englishSynonyms.ts'

/** Little words without which a synonym means the same ("be glad", "the garden"). */
const bare = /^(?:a|an|the|be|being|is|are|was|were|been|have|get)$/

test('no synonym of several words shrinks to one of them', () => {
  const shrunk = englishSynonyms.flatMap((row) =>
    row.filter((wording) => {
      const words = tokenize(wording)
      return words.filter(({ word }) => !bare.test(word)).length > 1 && readSynonym(words).tokens.length < 2
    }),
  )
  expect(shrunk).toEqual([])
})

test('a wording with a little word that tells is known by both', () => {
  const told = (wording: string): string[] => readSynonym(tokenize(wording)).tokens.map(({ word }) => word)
  expect(told('look for')).toEqual(['look', 'for'])
  expect(told('be glad')).toEqual(['glad'])
  expect(told('lay waste')).toEqual(['lay', 'waste'])
})
