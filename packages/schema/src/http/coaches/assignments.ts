import { z } from 'zod'

import { GemLetter, PlayerCode } from '../../vocabulary.ts'
import type { Endpoint } from '../endpoint.ts'

const place = z.number().int().min(0).max(20_000)

/** What pieces are balanced by. */
export const AssignmentUnit = z.enum(['points', 'verses', 'words'])
export type AssignmentUnit = z.infer<typeof AssignmentUnit>

/** The weekday on which a club meets, 0 for Sunday. */
export const ClubDay = z.number().int().min(0).max(6)

/** A run of the season's verses that a player learns: from a place in their row, from 0, to before another. */
export const AssignmentPiece = z.object({ playerId: z.uuid(), from: place, to: place, isPinned: z.boolean() })
export type AssignmentPiece = z.infer<typeof AssignmentPiece>

/** How a team divides the season (rule 198). */
export const TeamAssignment = z.object({
  members: z.array(z.object({ playerId: z.uuid(), playerCode: PlayerCode, gem: GemLetter })),
  /** The points of each verse's questions, in the row of verses. */
  points: z.array(z.number().int().min(0)),
  /** The words of each verse in the edition in use; 1 where it may not be shown. */
  words: z.array(z.number().int().min(1)),
  /** `isMoved`: members came or went since it was stored, and this is what holds for those who are there. Null while nothing is divided. */
  assignment: z
    .object({
      version: z.number().int(),
      unit: AssignmentUnit,
      isMoved: z.boolean(),
      clubDay: ClubDay,
      /**
       * What is due by each club day until the event (rule 204), for each member
       * from a place to before another; none where no event's day is known.
       */
      weeks: z.array(
        z.object({
          by: z.iso.date(),
          steps: z.array(z.object({ playerId: z.uuid(), from: place, to: place })),
        }),
      ),
      pieces: z.array(AssignmentPiece.extend({ backUpId: z.uuid().nullable() })),
    })
    .nullable(),
})
export type TeamAssignment = z.infer<typeof TeamAssignment>

const params = z.object({ teamId: z.uuid() })

export const getTeamAssignment = {
  method: 'GET',
  path: '/api/coaches/teams/:teamId/assignment',
  isOfSeason: true,
  summary: 'How a team divides the season’s verses',
  params,
  reply: TeamAssignment,
} as const satisfies Endpoint

/** `basedOn`: the version that was seen, null for none; another one in force is `assignment_changed`. */
export const setTeamAssignment = {
  method: 'POST',
  path: '/api/coaches/teams/:teamId/assignment',
  isOfSeason: true,
  summary: 'Divide the season’s verses among a team’s members, each verse to one of them',
  params,
  body: z.object({
    basedOn: z.number().int().nullable(),
    unit: AssignmentUnit,
    /** Saturday where nothing is said. */
    clubDay: ClubDay.default(6),
    pieces: z.array(AssignmentPiece).min(1).max(60),
  }),
  reply: TeamAssignment,
} as const satisfies Endpoint

export const undoTeamAssignment = {
  method: 'POST',
  path: '/api/coaches/teams/:teamId/assignment/undo',
  isOfSeason: true,
  summary: 'Put the division before this version in force again',
  params,
  body: z.object({ version: z.number().int() }),
  reply: TeamAssignment,
} as const satisfies Endpoint
