import { expect, test } from 'vitest'

import { joinSeasons } from './joinSeasons.ts'
import { measureAllowance } from './measureAllowance.ts'

const chapters = (book: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ordinal: at + 1,
    label: `${book} ${at + 1}`,
    book,
    chapter: at + 1,
    verses: 10,
  }))
const season = (book: string, count: number, blocked: number[] = []) => ({
  chapters: chapters(book, count),
  memory: { hiddenVerses: blocked.map((chapter) => ({ chapter, from: 1, to: 10 })) },
})
const licence = { versesAllowed: 50, bookShareAllowed: null }
const measure = (...seasons: ReturnType<typeof season>[]) =>
  measureAllowance(
    joinSeasons(seasons),
    licence,
    new Map([
      ['Ruth', 60],
      ['Joel', 60],
    ]),
  )

test('two seasons are counted together, each within the licence alone', () => {
  expect(measure(season('Ruth', 4))).toMatchObject({ shown: 40, isWithin: true })
  expect(measure(season('Joel', 3))).toMatchObject({ shown: 30, isWithin: true })
  expect(measure(season('Ruth', 4), season('Joel', 3))).toMatchObject({ shown: 70, isWithin: false })
  expect(measure(season('Ruth', 4, [1, 2]), season('Joel', 3))).toMatchObject({ shown: 50, isWithin: true })
})

test('a chapter of two seasons counts once, and is shown where one of them shows it', () => {
  expect(measure(season('Ruth', 4, [1, 2]), season('Ruth', 2))).toMatchObject({ shown: 40 })
  expect(measure(season('Ruth', 4, [1, 2]), season('Ruth', 2, [1]))).toMatchObject({ shown: 30 })
})
