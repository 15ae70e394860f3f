import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'

import { orDamaged } from '../../../saving/testing/damaged.ts'
import { newGame } from './game.ts'
import { keepGame, restoreGame } from './keptGame.ts'
import { readKeptGame } from './readKeptGame.ts'

const chapter = { ordinal: 2, label: 'Isaiah 2', book: 'Isaiah', chapter: 2, verses: 1 }
const season = { chapters: [{ ...chapter, ordinal: 1 }, chapter] } as Parameters<typeof readKeptGame>[1]
const index = { groups: [{ chapters: [2], file: 'abc' }], chapters: [] }
const verses = [{ key: 'Isaiah 2 Verse 1', words: [{ original: 'Come', scrambled: 'Cmeo' }] }]
const game = newGame('11111111-1111-4111-8111-111111111111', chapter, { file: 'abc', verses })

test('a game is kept without its words and goes on with them', () => {
  const kept = readKeptGame(structuredClone(keepGame(game)), season, index)
  expect(JSON.stringify(kept)).not.toContain('Come')
  expect(kept && restoreGame(kept, { chapter, verses })).toEqual(game)
})

test('a game of other words is not gone on with', () => {
  expect(readKeptGame(keepGame({ ...game, file: 'other' }), season, index)).toBeUndefined()
  expect(readKeptGame({ ...keepGame(game), chapter: 9 }, season, index)).toBeUndefined()
  expect(readKeptGame(undefined, season, index)).toBeUndefined()
  const two = [...verses, ...verses]
  expect(restoreGame(keepGame(game), { chapter, verses: two })).toBeUndefined()
})

test('whatever is kept of a memorization game is read or refused, and what is read can be put on its words', () => {
  assert(
    property(orDamaged(keepGame(game)), (state) => {
      const kept = readKeptGame(state, season, index)
      if (kept !== undefined) expect([2, undefined]).toContain(restoreGame(kept, { chapter, verses })?.chapter.ordinal)
    }),
  )
})
