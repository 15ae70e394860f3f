import { chapterReadiness } from '@seraph/domain/teamMap/chapterReadiness'
import { planMeetings } from '@seraph/domain/teamMap/planMeetings'
import { readiness } from '@seraph/domain/teamMap/readiness'
import { getTeamReadiness } from '@seraph/schema/http/coaches/teamReadiness'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { mapSeason } from './mapSeason.ts'
import { readTeam } from './readTeam.ts'

/** What a coach's own team would bring to its next event, and what to do about it (rule 222). */
export function addGetTeamReadiness(app: FastifyInstance, deps: Deps): void {
  serve(app, getTeamReadiness, async ({ params: { teamId }, request, season: named }) => {
    const { season, members, now, prepared } = await readTeam(deps, { request, teamId, named })
    const { questions } = mapSeason(season)
    const { event, at } = prepared
    // Where no day is known it is told how things are today.
    const eventAt = event === undefined ? now : at
    const chapters = chapterReadiness(
      questions.values(),
      members.map(({ known }) => known),
      { now, eventAt },
    )
    return {
      asOf: new Date(now).toISOString(),
      event: event ? { name: event.name, date: event.date, daysLeft: event.days, isOwn: event.isOwn } : null,
      questions: questions.size,
      ...readiness(chapters),
      chapters,
      meetings: planMeetings(chapters, event?.days),
    }
  })
}
