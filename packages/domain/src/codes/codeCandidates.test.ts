import type { PlayerCode } from '@seraph/schema/vocabulary'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { gems } from '../gems/gems.ts'
import { buildPlayerCode } from './buildPlayerCode.ts'
import { codeCandidates } from './codeCandidates.ts'
import type { CodeSubject } from './composeCode.ts'
import { initials } from './initials.ts'
import { isPlayerCode } from './isPlayerCode.ts'
import { lookalikeCodes } from './lookalikeCodes.ts'

const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => initials(text, 3) !== '')
const subject: fc.Arbitrary<CodeSubject> = fc.record({
  clubName: name,
  teamName: name,
  startingChapter: fc.integer({ min: 1, max: 999 }),
  gem: fc.constantFrom(...gems.map(({ letter }) => letter)),
})

function candidates(of: CodeSubject, isReserved: (code: PlayerCode) => boolean = () => false): PlayerCode[] {
  const codes = codeCandidates(of, isReserved)
  expect(codes).not.toHaveProperty('refused')
  return 'refused' in codes ? [] : [...codes]
}

test('a code is the initials of club and team, the chapter and the gem', () => {
  expect(buildPlayerCode({ clubName: 'Mountain Oaks', teamName: 'Team 1', startingChapter: 7, gem: 'A' })).toBe(
    'MOT17A',
  )
  expect(buildPlayerCode({ clubName: 'M', teamName: 'Owls', startingChapter: 1, gem: 'A' })).toBe('MO1A')
})

test('a name without letters and digits is refused, and which one is said', () => {
  const good = { clubName: 'Oaks', teamName: 'Owls', startingChapter: 1, gem: 'R' } as const
  expect(buildPlayerCode({ ...good, clubName: '!!' })).toEqual({ refused: 'name_has_no_letters', field: 'clubName' })
  expect(buildPlayerCode({ ...good, teamName: '🔥' })).toEqual({ refused: 'name_has_no_letters', field: 'teamName' })
  expect(codeCandidates({ ...good, teamName: ' ' }, () => false)).toEqual({
    refused: 'name_has_no_letters',
    field: 'teamName',
  })
})

test('the second club gets 2, and the team is shortened before the club', () => {
  const long = { clubName: 'North River Hills', teamName: 'Bold Young Lions', startingChapter: 33, gem: 'T' } as const
  const codes = candidates(long)
  expect(codes.slice(0, 2)).toEqual(['NRHBYL33T', 'NRHBYL33T2'])
  expect(codes[9]).toBe('NRHBY33T10')
  expect(candidates({ ...long, startingChapter: 133 })[98]).toBe('NRHB133T99')
})

test('every subject has 99 different codes, all of 4 to 10 characters, the plain one first', () => {
  fc.assert(
    fc.property(subject, (of) => {
      const codes = candidates(of)
      expect(codes[0]).toBe(buildPlayerCode(of))
      expect(new Set(codes).size).toBe(99)
      expect(codes.every(isPlayerCode)).toBe(true)
    }),
  )
})

test('however many clubs share their initials, each gets a code of its own, and no input means two of them', () => {
  const clash = fc.array(
    fc.record({
      clubName: fc.constantFrom('Pine Lake Road', 'Palm Leaf Ridge', 'Mountain Oaks', 'Mill Oven'),
      teamName: fc.constantFrom('Mighty Owls', 'Many Otters', 'Team 1', 'PLR'),
      startingChapter: fc.constantFrom(1, 11),
      gem: fc.constantFrom('A' as const, 'S' as const),
    }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(clash, (players) => {
      const given = new Set<PlayerCode>()
      for (const player of players) {
        const code = candidates(player, (candidate) => given.has(candidate))[0]
        expect(code).toBeDefined()
        if (code === undefined) return
        for (const other of lookalikeCodes(code)) expect(given.has(other)).toBe(false)
        given.add(code)
      }
      expect(given.size).toBe(players.length)
    }),
  )
})

test("the admin's code is never given, with or without the prefix", () => {
  const admin = (code: string) => code === 'MO1A'
  expect(candidates({ clubName: 'M', teamName: 'O', startingChapter: 1, gem: 'A' }, admin)[0]).toBe('MO1A2')
  expect(candidates({ clubName: 'Pine Lake Road', teamName: 'My Owls', startingChapter: 1, gem: 'A' }, admin)[0]).toBe(
    'PLRMO1A2',
  )
})
