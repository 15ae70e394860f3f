import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { Season } from '@seraph/schema/season'
import { expect, test } from 'vitest'

import { readEnv } from '../env.ts'
import { presentSeason } from './presentSeason.ts'

const made = makeSeasonPublic(6)
const hiddenVerses = [
  { chapter: 2, from: 1, to: 10 },
  { chapter: 5, from: 3, to: 4 },
]
const loaded = { ...made, memory: { ...made.memory, hiddenVerses } }
const limited = { ...loaded, edition: { ...loaded.edition, isLimited: true } }
const needed = { DATABASE_URL: 'postgres://none', REDIS_URL: 'redis://none', PLAYER_NUMBER_KEY: 'x'.repeat(32) }
const present = (settings: NodeJS.ProcessEnv, season = loaded) =>
  presentSeason(season, readEnv({ ...needed, ...settings }))

test('without settings the operator says nothing and the season’s chapters are blocked', () => {
  const season = Season.parse(JSON.parse(JSON.stringify(present({ OPERATOR_PAYMENT_URL: '' }))))
  expect(season.operator).toEqual({})
  expect(season.memory.hiddenVerses).toEqual(hiddenVerses)
})

test('one setting, or the pack, opens the hidden verses, but never under an edition with a limit (rule 31)', () => {
  expect(present({ MEMORY_BLOCKED_CHAPTERS: 'none' }).memory.hiddenVerses).toEqual([])
  expect(present({ MEMORY_BLOCKED_CHAPTERS: 'none' }, limited).memory.hiddenVerses).toEqual(hiddenVerses)
  const free = { ...loaded, memory: { ...loaded.memory, isRestingAlways: false } }
  expect(present({}, free).memory.hiddenVerses).toEqual([])
  expect(present({}, { ...free, edition: limited.edition }).memory.hiddenVerses).toEqual(hiddenVerses)
  expect(() => present({ MEMORY_BLOCKED_CHAPTERS: '5' })).toThrow(/MEMORY_BLOCKED_CHAPTERS/)
})

test('a transparency report is shown whole or not at all, and paragraphs are parted', () => {
  const figures = {
    OPERATOR_RECEIVED: '$0.00',
    OPERATOR_SERVER_COSTS: 'paid by us',
    OPERATOR_DEVELOPMENT: 'volunteers',
  }
  expect(present(figures).operator.transparency).toBeUndefined()
  const { operator } = present({ ...figures, OPERATOR_FIGURES_AS_OF: '2026-11-01', OPERATOR_BIOGRAPHY: 'One.\\nTwo.' })
  expect(operator.transparency).toMatchObject({ received: '$0.00', asOf: '2026-11-01' })
  expect(operator.biography).toBe('One.\nTwo.')
})

test.each([
  { OPERATOR_PAYMENT_URL: 'javascript:alert(1)' },
  { OPERATOR_CONTACT_EMAIL: 'nobody' },
  { OPERATOR_FIGURES_AS_OF: 'July' },
])('a setting that could not be shown is refused: %o', (setting) => {
  expect(() => present(setting)).toThrow(Object.keys(setting)[0])
})

test('the hash changes with what is said and with what is blocked, and not otherwise', () => {
  const hashes = [{}, { OPERATOR_GROUP_URL: 'https://example.org' }, { MEMORY_BLOCKED_CHAPTERS: 'none' }, {}].map(
    (settings) => present(settings).hash,
  )
  expect(new Set(hashes).size).toBe(3)
  expect(hashes[3]).toBe(hashes[0])
})
