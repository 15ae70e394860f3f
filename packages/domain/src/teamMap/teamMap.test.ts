import type { MemoryState } from '@seraph/schema/review'
import { array, assert, constantFrom, integer, option, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'

import { memoryState, memoryStates, weakestState } from '../review/cards/memoryState.ts'
import { unpackCard } from '../review/cards/packedCard.ts'
import { knownParts } from '../review/knownParts.ts'
import { storedMemoryOf } from '../review/cards/storedMemory.ts'
import { bestStates } from './bestStates.ts'
import { columnState } from './columnState.ts'
import { keepersOf } from './keepersOf.ts'
import type { MapQuestion } from './mapQuestion.ts'
import { isInRuns, placeRuns } from './placeRuns.ts'
import { noLetter, stateLetters, statesOfLetters } from './stateLetters.ts'
import { verseStandings } from './verseStandings.ts'
import { verseStates } from './verseStates.ts'
import { weakestPlaces } from './weakestPlaces.ts'

const hour = 3_600_000
const now = Date.UTC(2026, 11, 1)
const length = 12

const packedCard = record({
  stability: integer({ min: 1, max: 60 }),
  ago: integer({ min: 0, max: 60 * 24 }),
  apart: option(integer({ min: 0, max: 100 })),
}).map(({ stability, ago, apart }) => {
  const at = now - ago * hour
  return [stability, 5, at, 2, 0, ...(apart === null ? [] : [at - apart * hour, at])]
})
const questionsOf = array(
  record({
    places: uniqueArray(integer({ min: 0, max: length - 1 }), { maxLength: 3 }),
    cards: array(option(packedCard), { minLength: 1, maxLength: 3 }),
  }),
  { maxLength: 12 },
)
const stateOf = constantFrom<MemoryState | undefined>('unseen', 'seen', 'recalled', 'kept', undefined)
const rowOf = array(stateOf, { minLength: length, maxLength: length })

test('a verse is as its weakest part, over all questions that cite it, also those that were never met', () => {
  assert(
    property(questionsOf, (given) => {
      const questions: MapQuestion[] = given.map(({ places, cards }, at) => ({
        id: `q${at}`,
        nth: at,
        chapter: 1,
        points: 1,
        places,
        parts: cards.map((_, part) => `p${part + 1}`),
        numbers: cards.map((_, part) => part + 1),
      }))
      const cards = Object.fromEntries(
        given.flatMap(({ cards: parts }, at) => {
          const known = parts.flatMap((card, part) => (card === null ? [] : [[`p${part + 1}`, card] as const]))
          return known.length === 0 ? [] : [[`q${at}`, Object.fromEntries(known)] as const]
        }),
      )
      const citing = Array.from(
        { length },
        (_, place) => questions.filter(({ places }) => places.includes(place)).length,
      )
      const season = { questions: new Map(questions.map((question) => [question.id, question])), citing }
      const expected = Array.from({ length }, (_, place) => {
        const states = questions
          .filter(({ places }) => places.includes(place))
          .flatMap(({ id, parts }) =>
            parts.map((part) => {
              const card = cards[id]?.[part]
              return memoryState(card === undefined ? undefined : unpackCard(card), now).state
            }),
          )
        return states.length === 0 ? undefined : weakestState(states)
      })
      expect(verseStates(season, storedMemoryOf(cards), now)).toEqual(expected)
      const places = Array.from({ length }, (_, place) => place)
      const known = knownParts(season.questions, storedMemoryOf(cards))
      const standings = verseStandings(season.questions, known, { places, now })
      expect(standings.map((standing) => standing?.state)).toEqual(expected)
      expect(verseStandings(season.questions, known, { places: [5, 2], now })).toEqual([standings[5], standings[2]])
      // What is stored of questions that are retired, or of parts that are gone, says nothing.
      const old = { ...cards, gone: { p1: [1, 5, now, 1, 0, now - 90 * hour, now] } }
      expect(verseStates(season, storedMemoryOf(old), now)).toEqual(expected)
    }),
  )
})

test('letters tell the states and nothing else', () => {
  assert(
    property(rowOf, (row) => {
      const letters = row.map((state) => (state === undefined ? noLetter : stateLetters[state]))
      expect(statesOfLetters(letters.join(''))).toEqual(row)
    }),
  )
  expect(statesOfLetters('nsrk-')).toEqual(['unseen', 'seen', 'recalled', 'kept', undefined])
})

test('a hole is what nobody keeps; a further member who keeps a verse is counted', () => {
  assert(
    property(array(rowOf, { maxLength: 7 }), integer({ min: 0, max: length - 1 }), (rows, place) => {
      const keepers = keepersOf(rows, length)
      const before = rows.filter((row) => row[place] === 'kept').length
      expect(keepers[place] ?? 0).toBe(before)
      expect(keepers[place] === undefined).toBe(rows.every((row) => row[place] === undefined))
      const keeping = Array.from({ length }, () => 'kept' as const)
      expect(keepersOf([...rows, keeping], length)[place]).toBe(before + 1)
    }),
  )
})

test('the weakest are of those given, each once, in order, and none that is left out is known less', () => {
  const kept = (rows: readonly (readonly (MemoryState | undefined)[])[], place: number): number =>
    rows.filter((row) => row[place] === 'kept').length
  assert(
    property(
      array(
        array(
          stateOf.filter((state) => state !== undefined),
          { minLength: length, maxLength: length },
        ),
        { minLength: 1, maxLength: 7 },
      ),
      uniqueArray(integer({ min: 0, max: length - 1 })),
      integer({ min: 1, max: 6 }),
      (rows, places, count) => {
        const weakest = weakestPlaces(rows, places, count)
        expect(weakest).toEqual([...new Set(weakest)].toSorted((a, b) => a - b))
        expect(weakest).toHaveLength(Math.min(count, places.length))
        const most = Math.max(0, ...weakest.map((place) => kept(rows, place)))
        for (const place of places) if (!weakest.includes(place)) expect(kept(rows, place)).toBeGreaterThanOrEqual(most)
      },
    ),
  )
})

test('a verse without questions is none of the weakest, and a group of such has no state', () => {
  expect(weakestPlaces([[undefined, 'kept']], [0, 1], 5)).toEqual([1])
  expect(columnState([undefined, 'kept'], [0])).toBeUndefined()
  expect(columnState([undefined, 'kept', 'unseen'], [0, 1, 2])).toBe('seen')
  expect(columnState(['recalled', 'kept'], [0, 1])).toBe('recalled')
})

test('together a team knows each verse as whoever knows it best, and as well with one more', () => {
  assert(
    property(array(rowOf, { minLength: 1, maxLength: 6 }), rowOf, (rows, other) => {
      const strength = (state: MemoryState | undefined): number =>
        state === undefined ? -1 : memoryStates.indexOf(state)
      const [best, withOther] = [bestStates(rows), bestStates([...rows, other])]
      expect(best).toHaveLength(length)
      for (const [place, state] of best.entries()) {
        expect(rows.map((row) => row[place])).toContain(state)
        for (const row of rows) expect(strength(state)).toBeGreaterThanOrEqual(strength(row[place]))
        expect(strength(withOther[place])).toBe(Math.max(strength(state), strength(other[place])))
      }
    }),
  )
  expect(bestStates([])).toEqual([])
})

test('runs name their places and no others', () => {
  assert(
    property(uniqueArray(integer({ min: 0, max: 40 }), { minLength: 1 }), (places) => {
      const isNamed = isInRuns(placeRuns(places))
      expect(Array.from({ length: 41 }, (_, place) => place).filter(isNamed)).toEqual(places.toSorted((a, b) => a - b))
    }),
  )
  expect(placeRuns([9, 3, 4, 5])).toBe('3-5,9')
})
