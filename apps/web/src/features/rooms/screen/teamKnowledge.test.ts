import type { TeamMap } from '@seraph/schema/http/coaches/coachMap'
import type { Room } from '@seraph/schema/rooms/room'
import { PlayerCode } from '@seraph/schema/vocabulary'
import { expect, test } from 'vitest'

import { teamKnowledge } from './teamKnowledge.ts'

const chapters = [3, 2].map((verses, at) => ({
  ordinal: at + 1,
  label: `Isaiah ${at + 1}`,
  book: 'Isaiah',
  chapter: at + 1,
  verses,
}))

function teamOf(rows: Readonly<Record<string, string>>): TeamMap {
  const members = Object.entries(rows).map(([code, verses]) => ({
    playerId: crypto.randomUUID(),
    playerCode: PlayerCode.parse(code),
    gem: 'S' as const,
    label: null,
    verses,
  }))
  return { teamId: crypto.randomUUID(), pieces: null, members }
}

const given = (...codes: string[]) => ({
  room: { participants: codes.map((nickname) => ({ nickname })) as Room['participants'] },
  season: { chapters },
})

test('a team knows a verse as its best, a chapter as its weakest verse; nobody’s alone is shown, nor a team’s that isn’t here', () => {
  const owls = teamOf({ MO1S: 'kkr-n', MO2S: 'nsknn' })
  const foxes = teamOf({ FO1S: 'kkkkk', FO2S: 'kkkkk' })
  const lone = teamOf({ LO1S: 'kkkkk' })
  const maps = { before: [owls, foxes, lone], after: undefined }
  expect(teamKnowledge(maps, given('MO1S'))).toEqual({ chapters: ['kept', 'unseen'], gained: new Set() })
  expect(teamKnowledge(maps, given('LO1S'))).toBeUndefined()
  expect(teamKnowledge(maps, given('ZZ9S'))).toBeUndefined()
})

test('what the evening has raised is told, and nothing that it left', () => {
  const maps = { before: [teamOf({ MO1S: 'krrnn', MO2S: 'nnnnn' })], after: [teamOf({ MO1S: 'krrsn', MO2S: 'nnnnn' })] }
  expect(teamKnowledge(maps, given('MO1S', 'MO2S'))).toEqual({ chapters: ['recalled', 'seen'], gained: new Set([2]) })
})
