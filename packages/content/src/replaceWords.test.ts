import { expect, test } from 'vitest'

import { replaceWords } from './replaceWords.ts'

test.each([
  ['the assembly', 'assembly', 'church', 'the church'],
  ['Yahweh’s house', "Yahweh's", "the LORD's", "the LORD's house"],
  ['a riot of the people', 'riot', 'uproar', 'an uproar of the people'],
  ['Good News', 'good news', 'the gospel', 'the gospel'],
])('"%s" with "%s" as "%s" is "%s"', (text, from, to, replaced) => {
  expect(replaceWords(text, from, to)).toBe(replaced)
})

test('words that the text doesn’t hold whole change nothing', () => {
  expect(replaceWords('the mats', 'mat', 'bed')).toBeUndefined()
  expect(replaceWords('Canaan', 'aan', 'x')).toBeUndefined()
})
