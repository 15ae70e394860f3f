import { z } from 'zod'

import { StartingChapter, GemLetter, PlayerCode } from '../../vocabulary.ts'
import type { Endpoint } from '../endpoint.ts'
import { TypedNumber } from '../players/players.ts'
import { ClubName, TeamName, requiredName } from '../typedName.ts'

/** The code of a player who has one already and joins the team with it (rule 8), in any form that people write. */
const existingCode = z.string().trim().max(40).optional()
/** That player's secret number, given to the coach (rule 42). */
const existingNumber = TypedNumber.optional()

/** A member of a team that is registered. `generatedCode` is what the form showed; the server gives the code (rule 6). */
const NewMember = z.object({
  startingChapter: StartingChapter.default(7),
  biblicalGem: GemLetter,
  memberNumber: z.number().int().min(1).max(7).optional(),
  generatedCode: z.string().max(20).optional(),
  playerCode: existingCode,
  secretNumber: existingNumber,
})

/** A team as its coach registers it (rule 136). */
export const ClubData = z.object({
  clubName: ClubName,
  teamName: TeamName,
  coachName: requiredName('Coach name is required'),
  state: requiredName('State is required'),
  country: requiredName('Country is required'),
  isPubliclyVisible: z.boolean().default(false),
  members: z.array(NewMember).min(1).max(7),
})

/** The documented body carries the team as JSON text; plain JSON will do too. */
const writtenClubData = z
  .union([z.string(), z.looseObject({})])
  .transform((given, context) => {
    if (typeof given !== 'string') return given
    try {
      return JSON.parse(given) as unknown
    } catch {
      context.addIssue('must be JSON')
      return z.NEVER
    }
  })
  .pipe(ClubData)

/** A member of a coach's team. `isLinked`: an individual who joined with their own code, and keeps it as another name of the new one. */
export const TeamMember = z.object({
  playerId: z.uuid(),
  playerCode: PlayerCode,
  memberNumber: z.number().int(),
  startingChapter: z.number().int(),
  biblicalGem: GemLetter,
  isLinked: z.boolean(),
})
export type TeamMember = z.infer<typeof TeamMember>

export const registerClub = {
  method: 'POST',
  path: '/api/clubs/register',
  summary: "Register a team with its members' codes, or add members to one of one's own",
  isIdempotent: true,
  body: z.object({ clubData: writtenClubData }),
  reply: z.object({
    teamId: z.uuid(),
    clubName: z.string(),
    teamName: z.string(),
    members: z.array(TeamMember),
  }),
} as const satisfies Endpoint

export const addToTeam = {
  method: 'POST',
  path: '/api/players/add-to-team',
  summary: "Add a player to one of the coach's teams: a new code, or a player who has one",
  isIdempotent: true,
  body: z.object({
    clubName: ClubName,
    teamName: TeamName,
    /** Where two teams bear these names. */
    teamId: z.uuid().optional(),
    startingChapter: StartingChapter.default(7),
    biblicalGem: GemLetter,
    playerCode: existingCode,
    /** Without it a player who has a code is asked, and says yes or no (rule 42). */
    secretNumber: existingNumber,
  }),
  /** `member` is null where the player has been asked. */
  reply: z.object({ member: TeamMember.nullable() }),
} as const satisfies Endpoint

/** Where a page of a public list goes on, and how many entries it may have (rule 41). */
const pageQuery = z.object({ limit: z.coerce.number().int().min(1).max(500).default(100), after: z.uuid().optional() })

/** A team that chose to be public. `totalStudyTime` is in minutes here, alone of all (rule 19). */
export const PublicTeam = z.object({
  id: z.uuid(),
  name: z.string(),
  teamName: z.string(),
  coachName: z.string(),
  state: z.string(),
  country: z.string().nullable(),
  clubPhoto: z.string().nullable(),
  memberCount: z.number().int(),
  totalStudyTime: z.number().int(),
  studyFrequency: z.number(),
  teamworkScore: z.number().int(),
  chaptersExplored: z.array(z.number().int()),
  studyRoomSessions: z.number().int(),
})
export type PublicTeam = z.infer<typeof PublicTeam>

export const listPublicTeams = {
  method: 'GET',
  path: '/api/clubs/public',
  isOfSeason: true,
  summary: 'The featured teams, those that have explored most first',
  query: pageQuery,
  reply: z.array(PublicTeam),
} as const satisfies Endpoint
