import { countWaitingGroups } from '@seraph/db/queries/appeals/waitingAppeals'
import { listTeamStudyDays } from '@seraph/db/queries/coaches/teamStudyDays'
import { studyWeek } from '@seraph/domain/streaks/studyWeek'
import { chapterReadiness } from '@seraph/domain/teamMap/chapterReadiness'
import { storedMemoryOf } from '@seraph/domain/review/cards/storedMemory'
import { gainedParts } from '@seraph/domain/teamMap/gainedParts'
import { hardestForTeam } from '@seraph/domain/teamMap/hardestForTeam'
import { keepersOf } from '@seraph/domain/teamMap/keepersOf'
import { planMeetings } from '@seraph/domain/teamMap/planMeetings'
import { verseStates } from '@seraph/domain/teamMap/verseStates'
import { wordsFor } from '@seraph/domain/teamMap/wordsFor'
import { getTeamWeek } from '@seraph/schema/http/coaches/teamWeek'
import { PlayerCode } from '@seraph/schema/vocabulary'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { mapSeason } from './mapSeason.ts'
import { dueOf } from './dueOf.ts'
import { readTeam } from './readTeam.ts'
import type { ReadTeam } from './readTeam.ts'

const weekMs = 7 * 86_400_000
/** So many of the hardest questions fit on a page that is talked over. */
const mostHard = 5

/** The week of a coach's own team, for the meeting (rules 13 and 223). */
export function addGetTeamWeek(app: FastifyInstance, deps: Deps): void {
  serve(app, getTeamWeek, async ({ params: { teamId }, request, season: named }) => {
    const team = await readTeam(deps, { request, teamId, named })
    const { coachId, season, now, today, prepared } = team
    const [studied, waiting] = await Promise.all([
      listTeamStudyDays(deps.db, { coachId, teamId }),
      countWaitingGroups(deps.db, { seasonId: season.id, coachId }),
    ])
    const { questions } = mapSeason(season)
    const daysOf = new Map(studied.map((one) => [one.playerId, one]))
    const members = team.members.map(({ playerId, playerCode, gem, label, known }) => ({
      playerId,
      playerCode: PlayerCode.parse(playerCode),
      gem,
      label,
      isUnused: daysOf.get(playerId)?.isSlotReserved ?? false,
      days: studyWeek(daysOf.get(playerId)?.dates ?? [], today),
      gained: gainedParts(questions, known, now - weekMs),
    }))
    const known = team.members.map((member) => member.known)
    const chapters = chapterReadiness(questions.values(), known, { now, eventAt: prepared.at })
    const { event } = prepared
    return {
      asOf: new Date(now).toISOString(),
      event: event ? { name: event.name, date: event.date, daysLeft: event.days, isOwn: event.isOwn } : null,
      members,
      words: wordsFor(members.map((member) => ({ ...member, isUsed: !member.isUnused }))),
      hardest: hardestForTeam(questions.values(), known, mostHard).flatMap(({ id, asked, had }) => {
        const question = season.questionById.get(id)
        return question ? [{ questionId: id, reference: question.verse, question: question.question, asked, had }] : []
      }),
      waiting,
      holes: {
        ...holesOf(team),
        unopened: chapters.filter(({ met }) => met === 0).map(({ chapter }) => chapter),
      },
      due: dueOf(team),
      room: planMeetings(chapters, event?.days)[0] ?? null,
    }
  })
}

/** How many verses are asked about, and how many of them nobody keeps, or one player alone. */
function holesOf({ season, members, now }: ReadTeam): { asked: number; holes: number; alone: number } {
  const mapped = mapSeason(season)
  const rows = members.map(({ known }) => verseStates(mapped, storedMemoryOf(known), now))
  const keepers = keepersOf(rows, mapped.citing.length).filter((count) => count !== undefined)
  const keptBy = (count: number): number => keepers.filter((one) => one === count).length
  return { asked: keepers.length, holes: keptBy(0), alone: keptBy(1) }
}
