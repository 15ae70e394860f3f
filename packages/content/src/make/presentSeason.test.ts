import { expect, test } from 'vitest'

import { presentSeason } from './presentSeason.ts'
import { readSeasonPack } from '../testing/readSeasonPack.ts'
import { worldEnglishBible } from '../worldEnglishBible.ts'

const pack = await readSeasonPack('2026-isaiah')
const edition = await worldEnglishBible(['Isaiah'])
const flagged = { ...pack.season.review, aiQuiz: { ...pack.season.review.aiQuiz, chapters: [9, 10] } }

test('no blank of a pack is left to be filled in', () => {
  const presented = presentSeason({ ...pack, season: { ...pack.season, review: flagged } }, edition, [])
  // The year of the footer is filled in by the page, which may stay open over New Year.
  expect(JSON.stringify(presented).replaceAll('{year}', '')).not.toMatch(/\{[a-z]+\}/)
  expect(presented.copyright.scripture).toContain('World English Bible')
  expect(presented.memory.licensing.paragraphs.join(' ')).toContain('Isaiah 5, Isaiah 10, Isaiah 14')
  expect(presented.review.aiQuiz.text).toContain('Isaiah 9, Isaiah 10')
})

test('tells whether the licence of the edition in use sets a limit', () => {
  expect(presentSeason(pack, edition, []).edition.isLimited).toBe(false)
  expect(presentSeason(pack, { ...edition, versesAllowed: 500 }, []).edition.isLimited).toBe(true)
})

test('tells whether God’s name is said and may be shown as the LORD: not where an edition’s terms don’t say so', () => {
  const divineName = { isSubstitutionAllowed: true, saysDivineName: true }
  expect(presentSeason(pack, edition, []).edition).toMatchObject(divineName)
  const { isSubstitutionAllowed: _allowed, ...imported } = edition
  expect(presentSeason(pack, imported, []).edition).toMatchObject({ ...divineName, isSubstitutionAllowed: false })
  const verses = edition.verses.map((verse) => ({ ...verse, text: verse.text.replaceAll('Yahweh', 'the LORD') }))
  expect(presentSeason(pack, { ...edition, verses }, []).edition).toMatchObject({
    ...divineName,
    saysDivineName: false,
  })
})
