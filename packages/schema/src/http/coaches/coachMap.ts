import { z } from 'zod'

import { Chapter, GemLetter, PlayerCode } from '../../vocabulary.ts'
import { AssignmentPiece } from './assignments.ts'
import type { Endpoint } from '../endpoint.ts'
import { ChapterStanding } from '../today.ts'

/** A member of a team; `label`: the coach's own word for them. */
export const MapMember = z.object({
  playerId: z.uuid(),
  playerCode: PlayerCode,
  gem: GemLetter,
  label: z.string().nullable(),
})

/** What a team knows of each verse (rule 221). */
export const TeamMap = z.object({
  teamId: z.uuid(),
  /** Who learns what, by the assignment in force; null while nothing is divided. */
  pieces: z.array(AssignmentPiece).nullable(),
  /** `verses`: a letter each in the season's row of verses: `n`ew, `s`een, `r`ecalled, `k`ept, `-` where no question cites it. */
  members: z.array(
    MapMember.extend({
      verses: z.string().regex(/^[-nsrk]*$/),
      /** Of a chapter that was asked for: how they stand in it and its verses, each with its day. */
      chapter: ChapterStanding.optional(),
    }),
  ),
})
export type TeamMap = z.infer<typeof TeamMap>

export const getCoachMap = {
  method: 'GET',
  path: '/api/coaches/map',
  isOfSeason: true,
  summary: 'What each member of the coach’s teams knows of each verse, and who learns it',
  query: z.object({ teamId: z.uuid().optional(), chapter: Chapter.optional() }),
  reply: z.object({ asOf: z.iso.datetime(), teams: z.array(TeamMap) }),
} as const satisfies Endpoint
