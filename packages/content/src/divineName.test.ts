import { divineNameAsLord } from '@seraph/domain/scripture/divineNameAsLord'
import { expect, test } from 'vitest'

import { worldEnglishBible } from './worldEnglishBible.ts'

const { verses } = await worldEnglishBible(['Isaiah'])
const asked = verses.filter(({ chapter }) => chapter <= 33)
const told = (text: string): string =>
  divineNameAsLord(text)
    .map((piece) => piece.text)
    .join('')
const places = (isWanted: (text: string) => boolean): string[] =>
  asked.filter(({ text }) => isWanted(told(text))).map(({ chapter, verse }) => `${chapter}:${verse}`)

test('the season of Isaiah speaks to the LORD where the event’s wording does, and of him everywhere else', () => {
  expect(places((text) => /(?<![Tt]he )LORD/.test(text))).toEqual([
    '12:1',
    '25:1',
    '26:8',
    '26:11',
    '26:12',
    '26:13',
    '26:15',
    '26:16',
    '26:17',
    '33:2',
  ])
  expect(places((text) => text.includes('GOD'))).toEqual(['7:7', '25:8', '28:16', '30:15'])
  expect(places((text) => /Yahweh|of Armies/.test(text))).toEqual([])
})
