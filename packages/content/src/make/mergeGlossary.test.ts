import { expect, test } from 'vitest'

import { verseReader } from '../edition.ts'
import { readSeasonPack } from '../testing/readSeasonPack.ts'
import { worldEnglishBible } from '../worldEnglishBible.ts'
import { mergeGlossary } from './mergeGlossary.ts'

test('a term is told in the usual wording where most of its verses have that, and as it is where few have', async () => {
  const pack = await readSeasonPack('2027-mark-peter-john')
  const edition = await worldEnglishBible(pack.season.books.map(({ name }) => name))
  const { terms } = mergeGlossary(pack, verseReader(edition))
  const usualOf = (wanted: string) => terms.find(({ term }) => term === wanted)?.usual
  expect(usualOf('assembly')).toBe('church')
  expect(usualOf('Beelzebul')).toBe('Beelzebub')
  expect(usualOf('multitude')).toBeUndefined()
})
