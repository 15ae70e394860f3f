import { array, assert, constantFrom, nat, property, subarray } from 'fast-check'
import { expect, test } from 'vitest'

import { withChapters, type RoundSetup } from '../../../activity/round/roundSetup.ts'
import { wholeWish } from '../../../activity/round/roundWish.ts'
import { pickTrivia } from './pickTrivia.ts'

const season = {
  chapters: [4, 6].map((verses, at) => ({
    ordinal: at + 1,
    label: `Mark ${at + 1}`,
    book: 'Mark',
    chapter: at + 1,
    verses,
  })),
  questionChapters: [1, 2],
}
const questions = Array.from({ length: 30 }, (_, at) => {
  const chapter = (at % 2) + 1
  const verse = `Mark ${chapter}:${(at % (chapter === 1 ? 4 : 6)) + 1}`
  return { id: `t${at}`, chapter, verse, question: '', choices: ['yes', 'no'], answer: 'yes' }
})
const setupOf = (wish: Partial<RoundSetup['wish']>, places: readonly number[] = []): RoundSetup =>
  withChapters(
    { chapters: new Set(), places: new Set(places), wish: { ...wholeWish, ...wish } },
    new Set([1, 2]),
    season,
  )
const memories = array(nat(29)).chain((right) => array(nat(29)).map((missed) => [right, missed] as const))
const memoryOf = ([right, missed]: readonly [number[], number[]]) =>
  new Map<string, boolean>([
    ...missed.map((at) => [`t${at}`, false] as const),
    ...right.map((at) => [`t${at}`, true] as const),
  ])
const randomOf = (seed: number) => {
  let state = seed
  return () => (state = (state * 16_807 + 1) % 2_147_483_647) / 2_147_483_647
}

test('a round has its size, each question once, and only such as were wished', () => {
  const wishes = constantFrom('mixed' as const, 'missed' as const, 'new' as const)
  assert(
    property(
      memories,
      wishes,
      constantFrom('5' as const, '20' as const, 'all' as const),
      nat(),
      (known, of, size, seed) => {
        const memory = memoryOf(known)
        const picked = pickTrivia(questions, setupOf({ of, size }), { season, memory, random: randomOf(seed) })
        const wanted = questions.filter(
          ({ id }) => of === 'mixed' || (of === 'missed' ? memory.get(id) === false : !memory.has(id)),
        )
        expect(picked.length).toBe(Math.min(wanted.length, size === 'all' ? Infinity : Number(size)))
        expect(new Set(picked).size).toBe(picked.length)
        expect(picked.every((question) => wanted.includes(question))).toBe(true)
      },
    ),
  )
})

test('a mixed round asks what isn’t known to be right before what is', () => {
  assert(
    property(memories, nat(), (known, seed) => {
      const memory = memoryOf(known)
      const picked = pickTrivia(questions, setupOf({ size: '10' }), { season, memory, random: randomOf(seed) })
      const open = questions.filter(({ id }) => memory.get(id) !== true).length
      expect(picked.filter(({ id }) => memory.get(id) !== true).length).toBe(Math.min(10, open))
    }),
  )
})

test('marked verses alone are asked, and no two of one verse side by side where others are left', () => {
  assert(
    property(subarray([0, 1, 2, 3], { minLength: 2 }), nat(), (places, seed) => {
      const setup = { ...setupOf({}, places), chapters: new Set([1]) }
      const picked = pickTrivia(questions, setup, { season, memory: new Map(), random: randomOf(seed) })
      const verses = places.map((place) => `Mark 1:${place + 1}`)
      expect(new Set(picked.map(({ verse }) => verse))).toEqual(
        new Set(questions.map(({ verse }) => verse).filter((verse) => verses.includes(verse))),
      )
      const most = Math.max(...verses.map((one) => picked.filter(({ verse }) => verse === one).length))
      const beside = picked.filter(({ verse }, at) => verse === picked[at - 1]?.verse).length
      expect(beside).toBe(Math.max(0, 2 * most - picked.length - 1))
    }),
  )
})
