import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { insertErrorReport } from '@seraph/db/queries/admin/errorReports'
import { decideAppeals as decide, listOutsideClub } from '@seraph/db/queries/appeals/appeals'
import { insertKeyRevision } from '@seraph/db/queries/appeals/keyRevisions'
import type { Tx } from '@seraph/db/open'
import { decideAppeals, mostGroups } from '@seraph/schema/http/appeals/appeals'
import type { BodyOf } from '@seraph/schema/http/endpoint'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import type { KnownQuestion } from '../../season/openSeason.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { coachOf, getReviewer } from '../appearances/getReviewer.ts'
import type { Reviewer } from '../appearances/getReviewer.ts'
import { getScope } from './getScope.ts'
import type { RevisionScope } from './getScope.ts'
import { getPart } from './judgedPart.ts'
import { listEventWordings } from './listEventWordings.ts'
import { refuseRevision } from './refuseRevision.ts'

type Decision = BodyOf<typeof decideAppeals>

const outcomes = {
  accept: 'accepted',
  answer: 'accepted',
  refuse: 'refused',
  reject: 'refused',
  question_wrong: 'question_wrong',
} as const

/** Decides the open appeals of one wording in one transaction; the stored marks follow by a job, which a sweep repeats where it is lost. */
export function addDecideAppeals(app: FastifyInstance, deps: Deps): void {
  serve(app, decideAppeals, async ({ body, request, season: named }) => {
    const reviewer = await getReviewer(deps, request)
    const { questionId, partId, wording, decision } = body
    const scope = decision === 'accept' || decision === 'reject' ? await getScope(deps, reviewer, body) : undefined
    const season = await getOpenSeason(deps, named)
    const { question, part } = getPart(season, body)
    const isOfEvent = decision === 'accept' && (await isEventWording(deps, reviewer, { seasonId: season.id, ...body }))
    const kind = decision === 'reject' ? 'reject' : 'accept'
    const refusal =
      scope === undefined
        ? null
        : await refuseRevision(deps, season, { question, partId, wording, kind, clubId: scope.clubId })
    if (refusal !== null) return { decided: 0, refusal }
    const done = await deps.db.transaction().execute(async (tx) => {
      const group = { seasonId: season.id, questionId, partId, wording, coachId: coachOf(reviewer) }
      const reason = 'reason' in body ? body.reason : null
      const appeals = await decide(tx, group, { decision: outcomes[decision], reason })
      // The admin may take over a club's wording that nobody appeals about any more, and a coach what the panel of an event gave.
      if (appeals.length === 0 && reviewer.actor !== 'admin' && !isOfEvent) throw new AppError('not_found')
      const given = { tx, body, seasonId: season.id, reviewer, kind } as const
      const ids = appeals.map(({ evaluationId }) => evaluationId)
      const revisions = [
        ...(scope === undefined ? [] : [await revise(given, scope)]),
        ...(await reviseAnswers(given, await listSingle(tx, { decision, scope, ids }))),
      ]
      if (decision === 'question_wrong') await report(tx, question, { wording, part: part.text })
      const subject = { questionId, partId, wording, ...(reason !== null && { reason }) }
      await insertAuditEntry(tx, { ...reviewer, act: `appeal.${decision}`, subject })
      return { decided: appeals.length, revisions }
    })
    for (const revisionId of done.revisions) enqueueRemark(deps, revisionId, request.id)
    return { decided: done.decided, refusal: null }
  })
}

async function isEventWording(
  deps: Deps,
  reviewer: Reviewer,
  { seasonId, ...wanted }: { seasonId: string; questionId: string; partId: string; wording: string },
): Promise<boolean> {
  const given = await listEventWordings(deps, { seasonId, coachId: coachOf(reviewer), limit: mostGroups })
  const { questionId, partId, wording } = wanted
  return given.some((one) => one.questionId === questionId && one.partId === partId && one.wording === wording)
}

/** Has the stored marks looked at; where the job is lost the sweep finds the revision. */
export function enqueueRemark(deps: Deps, revisionId: string, requestId: string): void {
  deps.queue
    .enqueue('answers.remark', { revisionId, requestId }, { jobId: `${revisionId}-${requestId}` })
    .catch((error: unknown) => deps.log.debug({ err: error, revisionId }, 'left to the sweep'))
}

type Given = { tx: Tx; body: Decision; seasonId: string; reviewer: Reviewer; kind: 'accept' | 'reject' }

/**
 * The answers to be accepted one by one: all where that is the decision,
 * and those that a club's accepted wording doesn't reach, of other clubs'
 * players in the coach's rooms (rule 187).
 */
async function listSingle(
  tx: Tx,
  given: { decision: Decision['decision']; scope: RevisionScope | undefined; ids: readonly string[] },
): Promise<readonly string[]> {
  const { decision, scope, ids } = given
  if (decision === 'answer') return ids
  const clubId = scope?.clubId ?? null
  if (decision !== 'accept' || clubId === null) return []
  return listOutsideClub(tx, { clubId, evaluationIds: ids })
}

async function revise(given: Given, scope: RevisionScope): Promise<string> {
  return insertKeyRevision(given.tx, { ...revisionOf(given), ...scope })
}

async function reviseAnswers(given: Given, evaluationIds: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const evaluationId of evaluationIds)
    ids.push(await insertKeyRevision(given.tx, { ...revisionOf(given), scope: 'answer', evaluationId }))
  return ids
}

function revisionOf({ body, seasonId, reviewer, kind }: Given) {
  const { questionId, partId, wording } = body
  return {
    id: randomUUID(),
    seasonId,
    questionId,
    partId,
    wording,
    kind,
    coachId: coachOf(reviewer) ?? null,
  }
}

async function report(
  tx: Tx,
  question: KnownQuestion,
  { wording, part }: { wording: string; part: string },
): Promise<void> {
  await insertErrorReport(tx, {
    id: randomUUID(),
    seasonId: question.seasonId,
    quizType: 'ai-evaluated',
    chapter: question.chapter,
    questionNumber: question.position + 1,
    questionId: question.id,
    questionText: question.question,
    reportedAnswer: question.parts.map(({ text }) => text).join('; '),
    userComment: `An appeal was found to be the question’s fault. The answer was “${wording}”, where “${part}” was expected.`,
    playerCode: null,
    playerId: null,
  })
}
