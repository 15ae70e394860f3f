import { listClubsOfCoach } from '@seraph/db/queries/appeals/keyRevisions'
import { listDecided, listProposals, listWaitingGroups } from '@seraph/db/queries/appeals/waitingAppeals'
import { citedIn } from '@seraph/domain/coachHelp/citedIn'
import { splitQuestion } from '@seraph/judge/read/split/splitQuestion'
import { listAppeals, mostGroups } from '@seraph/schema/http/appeals/appeals'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import type { OpenSeason } from '../../season/openSeason.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { coachOf, getReviewer } from '../appearances/getReviewer.ts'
import { listEventWordings } from './listEventWordings.ts'

/** What waits, with all that is needed to decide it, and what was decided; proposals are the admin's. */
export function addListAppeals(app: FastifyInstance, deps: Deps): void {
  serve(app, listAppeals, async ({ request, season: named }) => {
    const reviewer = await getReviewer(deps, request)
    const season = await getOpenSeason(deps, named, request)
    const coachId = coachOf(reviewer)
    const whose = { seasonId: season.id, coachId, limit: mostGroups }
    const [{ waiting, groups }, decided, proposals, eventWordings, clubs, verses] = await Promise.all([
      listWaitingGroups(deps.db, whose),
      listDecided(deps.db, whose),
      coachId === undefined ? listProposals(deps.db, whose) : [],
      listEventWordings(deps, whose),
      coachId === undefined ? [] : listClubsOfCoach(deps.db, coachId),
      deps.coachVerses(season).then(
        (search) => search.verses,
        () => [],
      ),
    ])
    return {
      isAdmin: coachId === undefined,
      clubs,
      waiting,
      groups: groups.map(({ judgement, answer, ...group }) => {
        const told = tellPart(season, group)
        const verse = citedIn(told.reference, verses)
          .map(({ text }) => text)
          .join(' ')
        return { ...group, ...told, verse, answer: answer ?? group.wording, flags: judgement.flags }
      }),
      proposals: proposals.map((proposal) => {
        const { question, reference, part } = tellPart(season, proposal)
        return { ...proposal, question, reference, part }
      }),
      eventWordings: eventWordings.map((one) => {
        const { question, reference, part } = tellPart(season, one)
        return { ...one, question, reference, part }
      }),
      decided: decided.map(({ partId, decidedAt, ...one }) => {
        const { reference, part } = tellPart(season, { ...one, partId })
        return { ...one, reference, part, decidedAt: decidedAt.toISOString() }
      }),
    }
  })
}

/** A part in words; empty where the season's questions have it no more. */
export function tellPart(
  season: OpenSeason,
  { questionId, partId }: { questionId: string; partId: string },
): { question: string; reference: string; part: string; accepted: string[] } {
  const known = season.questionById.get(questionId)
  const part = known && splitQuestion(known.asked).parts.find(({ id }) => id === partId)
  return {
    question: known?.question ?? '',
    reference: known?.verse ?? '',
    part: part?.text ?? '',
    accepted: [...(part?.accept ?? [])],
  }
}
