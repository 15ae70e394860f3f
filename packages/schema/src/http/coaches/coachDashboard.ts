import { z } from 'zod'

import { StartingChapter, CoachCode, GemLetter, PlayerCode, Seconds } from '../../vocabulary.ts'
import type { Endpoint } from '../endpoint.ts'
import { PlayerLabel, TeamName } from '../typedName.ts'

const count = z.number().int().min(0)
const percent = z.number().int().min(0).max(100).nullable()

/**
 * A player of the coach's; accuracies in whole percent, null where nothing was answered. `teamName` tells the coach's teams apart, so it
 * may name the club too. `isWaiting`: a code that nobody has logged in with yet. `label`: this coach's own word for the player (rule 192).
 */
export const DashboardPlayer = z.object({
  playerId: z.uuid(),
  playerCode: PlayerCode,
  displayName: z.string().nullable(),
  label: z.string().nullable(),
  teamId: z.uuid(),
  teamName: z.string(),
  startingChapter: z.number().int(),
  biblicalGem: GemLetter,
  isWaiting: z.boolean(),
  aiAccuracy: percent,
  selfGradedAccuracy: percent,
  triviaAccuracy: percent,
  totalStudyTime: Seconds,
  totalSessions: count,
  totalQuestionsAnswered: count,
  totalCrosswordsCompleted: count,
  memorizationGamePoints: count,
  chaptersExplored: z.array(z.number().int()),
  rank: z.string(),
  isActiveThisWeek: z.boolean(),
  lastStudyDate: z.iso.datetime().nullable(),
})
export type DashboardPlayer = z.infer<typeof DashboardPlayer>

export const TeamStat = z.object({
  totalPlayers: count,
  activeThisWeek: count,
  avgAccuracy: percent,
  topPerformers: z.array(z.object({ playerCode: PlayerCode, aiAccuracy: z.number().int() })),
})
export type TeamStat = z.infer<typeof TeamStat>

export const ClubStat = z.object({ totalTeams: count, totalPlayers: count, avgPerformance: percent })
export type ClubStat = z.infer<typeof ClubStat>

/** A team of the coach's; `label` is what the statistics and players call it. */
export const DashboardTeam = z.object({
  teamId: z.uuid(),
  teamName: z.string(),
  label: z.string(),
  clubName: z.string(),
  state: z.string(),
  country: z.string().nullable(),
  isPubliclyVisible: z.boolean(),
})
export type DashboardTeam = z.infer<typeof DashboardTeam>

/** All that a coach sees of their players (rule 132), each club and team under a name of its own. */
export const CoachDashboard = z.object({
  profile: z.object({
    coachName: z.string(),
    clubs: z.array(z.string()),
    state: z.string().nullable(),
    country: z.string().nullable(),
    teams: z.array(z.string()),
  }),
  teams: z.array(DashboardTeam),
  players: z.array(DashboardPlayer),
  /** Deleted in the last 14 days: the coach may undo it (rule 18). */
  deletedPlayers: z.array(
    z.object({ playerId: z.uuid(), playerCode: PlayerCode, teamName: z.string(), deletedAt: z.iso.datetime() }),
  ),
  objectiveAccuracy: percent,
  teamStats: z.record(z.string(), TeamStat),
  clubComparison: z.record(z.string(), ClubStat),
})
export type CoachDashboard = z.infer<typeof CoachDashboard>

export const getCoachDashboard = {
  method: 'GET',
  path: '/api/coaches/dashboard',
  isOfSeason: true,
  summary: "The signed-in coach's teams and players with their progress",
  query: z.object({ coachCode: CoachCode.optional() }),
  reply: CoachDashboard,
} as const satisfies Endpoint

/** A code that changed; the former one stays good for ever (rule 7). */
const ChangedCode = z.object({ playerId: z.uuid(), formerCode: PlayerCode, playerCode: PlayerCode })
export type ChangedCode = z.infer<typeof ChangedCode>

export const updateTeam = {
  method: 'PATCH',
  path: '/api/coaches/teams/:teamId',
  summary: 'Rename a team, or show it among the featured ones',
  params: z.object({ teamId: z.uuid() }),
  body: z.object({ teamName: TeamName.optional(), isPubliclyVisible: z.boolean().optional() }),
  reply: z.object({ changedCodes: z.array(ChangedCode) }),
} as const satisfies Endpoint

const PlayerId = z.object({ playerId: z.uuid() })

export const movePlayer = {
  method: 'POST',
  path: '/api/coaches/players/:playerId/move',
  summary: "Move a player to another of the coach's teams, or give another chapter or gem",
  params: PlayerId,
  body: z.object({ teamId: z.uuid(), startingChapter: StartingChapter.optional(), biblicalGem: GemLetter.optional() }),
  reply: z.object({ playerCode: PlayerCode, updatedPlayerCode: PlayerCode.optional() }),
} as const satisfies Endpoint

export const removePlayer = {
  method: 'POST',
  path: '/api/coaches/players/:playerId/remove',
  summary: 'Take a player out of the team; a code that nobody has used is deleted',
  params: PlayerId,
  reply: z.object({ isDeleted: z.boolean() }),
} as const satisfies Endpoint

export const restorePlayer = {
  method: 'POST',
  path: '/api/coaches/players/:playerId/restore',
  summary: 'Undo the deletion of a player within 14 days',
  params: PlayerId,
  reply: z.object({ playerCode: PlayerCode }),
} as const satisfies Endpoint

export const labelPlayer = {
  method: 'PATCH',
  path: '/api/coaches/players/:playerId/label',
  summary: 'Give a player a label that only this coach reads, or take it off (blank)',
  params: PlayerId,
  body: z.object({ label: PlayerLabel }),
  reply: z.object({ label: z.string().nullable() }),
} as const satisfies Endpoint
