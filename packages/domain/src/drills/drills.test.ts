import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { alikeRound, alikeTasks, ownWords } from './alikeTasks.ts'
import { alikeParts, listParts } from './drilledParts.ts'
import { isNearly } from './isNearly.ts'
import { listWindow } from './listWindow.ts'
import { markList, namesItem } from './markList.ts'
import { ownPieces } from './ownPieces.ts'

const word = fc.constantFrom('one', 'two,', 'Three', 'four.', 'five')
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '))

test('the pieces of a text are the text, and what isn’t its own stands in the other in the same order', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const pieces = ownPieces(one, other)
      expect(pieces.map(({ text: piece }) => piece).join('')).toBe(one)
      const shared = (of: string, than: string) =>
        ownPieces(of, than)
          .filter(({ isOwn }) => !isOwn)
          .flatMap(({ text: piece }) => piece.toLowerCase().match(/[a-z]+/g) ?? [])
      expect(shared(one, other)).toHaveLength(shared(other, one).length)
    }),
  )
  expect(ownPieces('A woe to the crown, and to the flower', 'The crown is trodden')).toEqual([
    { text: 'A woe to ', isOwn: true },
    { text: 'the crown, ', isOwn: false },
    { text: 'and to the flower', isOwn: true },
  ])
})

const pair = (id: string, one: string, other: string) => ({
  id,
  difference: 'a word',
  first: { verse: 'Isaiah 1:1', chapter: 1, pieces: ownPieces(one, other) },
  second: { verse: 'Isaiah 2:1', chapter: 2, pieces: ownPieces(other, one) },
})

test('words are asked for where both verses have their own; a round takes each pair before any twice', () => {
  const few = pair('few', 'three years and Moab', 'one year and Kedar')
  expect(alikeTasks(few).map(({ task }) => task)).toEqual(['place', 'place', 'words', 'words'])
  expect(ownWords(ownPieces('three years and Moab', 'one year and Kedar'))).toBe('three years')
  const part = pair('part', 'the crown', 'the crown is trodden under foot')
  expect(alikeTasks(part).map(({ task }) => task)).toEqual(['place', 'place'])
  const round = alikeRound([few, part], 3, () => 0)
  expect(round.map(({ pair: id }) => id)).toEqual(['few', 'part', 'few'])
  expect(new Set(round.map((one) => JSON.stringify(one))).size).toBe(3)
  expect(alikeRound([few, part], 100, () => 0)).toHaveLength(4)
})

const kings = ['Uzziah', 'Jotham', 'Ahaz', 'Hezekiah'].map((name, at) => ({
  id: `p${at + 1}`,
  text: name,
  accept: name === 'Uzziah' ? ['Azariah'] : [],
}))

test('content and order are told apart: all four in the wrong order are all given', () => {
  expect(markList(kings, ['Hezekiah', 'Uzziah', 'Jotham', 'Ahaz'])).toEqual({
    lines: [3, 0, 1, 2],
    given: [true, true, true, true],
    inOrder: 3,
  })
  expect(markList(kings, ['azariah', 'nobody', 'the king Ahaz', '', 'Jothan'])).toEqual({
    lines: [0, null, 2, null, 1],
    given: [true, true, true, false],
    inOrder: 2,
  })
})

test('recognizable spelling is taken, another name is not; whoever is named exactly comes first', () => {
  expect(namesItem({ text: 'Hezekiah', accept: [] }, 'Hezekia')).toBe(true)
  expect(isNearly('ahaz', 'amoz')).toBe(false)
  expect(isNearly('jotham', 'john')).toBe(false)
  expect(isNearly('phillip', 'philip')).toBe(true)
  const towns = ['Ramah', 'Hamah'].map((name) => ({ text: name, accept: [] }))
  expect(markList(towns, ['Hamah', 'Ramah']).lines).toEqual([1, 0])
})

test('a list that is written as it stands is given and in order, and nothing is ever given twice', () => {
  const lines = fc.array(fc.constantFrom(...kings.map(({ text: name }) => name), 'nobody', ''), { maxLength: 8 })
  fc.assert(
    fc.property(lines, (written) => {
      const marked = markList(kings, written)
      const named = marked.lines.filter((place) => place !== null)
      expect(new Set(named).size).toBe(named.length)
      expect(marked.given.filter(Boolean)).toHaveLength(named.length)
      expect(marked.inOrder).toBeLessThanOrEqual(named.length)
      expect(marked.inOrder).toBeGreaterThanOrEqual(Math.min(1, named.length))
    }),
  )
  const own = kings.map(({ text: name }) => name)
  expect(markList(kings, own)).toEqual({ lines: [0, 1, 2, 3], given: [true, true, true, true], inOrder: 4 })
})

test('recognizing rates nothing; a verse that is taken for the other brings back what both say', () => {
  const pairs = new Map([
    ['a', { id: 'a', verses: ['', ''], difference: '', parts: [['q1/p1', 'q1/p2'], ['q2/p1']] } as never],
  ])
  const answer = { pair: 'a', task: 'place', asked: 0, chosen: 0 } as const
  expect(alikeParts(pairs, [answer]).size).toBe(0)
  expect(Object.fromEntries(alikeParts(pairs, [answer, { ...answer, chosen: 1 }, { ...answer, asked: 1 }]))).toEqual({
    q1: [
      { id: 'p1', status: 'missing' },
      { id: 'p2', status: 'missing' },
    ],
    q2: [{ id: 'p1', status: 'missing' }],
  })
})

test('recalled in full is good, a miss anywhere is again, and what only stood beside its neighbours says nothing', () => {
  expect(listParts(kings, { missed: ['p2'], recalled: null })).toEqual([{ id: 'p2', status: 'missing' }])
  expect(listParts(kings, { missed: ['p1'], recalled: ['Uzziah', 'Jotham', 'Hezekiah'] })).toEqual([
    { id: 'p1', status: 'missing' },
    { id: 'p2', status: 'given' },
    { id: 'p3', status: 'missing' },
    { id: 'p4', status: 'given' },
  ])
})

test('a window has two neighbours on either side, where there are', () => {
  expect(listWindow(5, 0)).toEqual({ before: [], after: [1, 2] })
  expect(listWindow(5, 2)).toEqual({ before: [0, 1], after: [3, 4] })
  expect(listWindow(5, 4)).toEqual({ before: [2, 3], after: [] })
})
