import { findReport } from '@seraph/db/queries/admin/reviewedReports'
import type { ReviewedReport } from '@seraph/db/queries/admin/reviewedReports'
import { listTrivia } from '@seraph/db/queries/seasons/trivia'
import { getReportedQuestion } from '@seraph/schema/http/admin/adminReports'
import type { ReportedQuestion } from '@seraph/schema/http/admin/adminReports'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { OpenSeason } from '../../season/openSeason.ts'
import type { Deps } from '../../deps.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { serve } from '../../http/serve.ts'
import { getAdminSession } from '../../session.ts'

export function addGetReportedQuestion(app: FastifyInstance, deps: Deps): void {
  serve(app, getReportedQuestion, async ({ params, request }) => {
    await getAdminSession(deps, request)
    const report = await findReport(deps.db, params.id)
    if (report === undefined) throw new AppError('not_found')
    const season = await getOpenSeason(deps, report.seasonId, request)
    const question = await findQuestion(deps, season, report)
    // What was reported cites its verses itself where the question isn't known any more.
    const verses = await citedVerses(deps, season, question?.verse ?? report.questionText)
    return { question, verses }
  })
}

/** As much of a reported question as is looked through for citations, in characters. */
const citingLimit = 500

async function findQuestion(
  deps: Deps,
  season: OpenSeason,
  { questionId, quizType }: ReviewedReport,
): Promise<ReportedQuestion['question']> {
  if (questionId === null) return null
  if (quizType === 'trivia') {
    const trivia = (await listTrivia(deps.db, season.id)).find(({ id }) => id === questionId)
    if (trivia === undefined) return null
    const { id, question: text, verse, answer, choices, isRetired } = trivia
    return { id, text, verse, answer: [answer], choices, isRetired }
  }
  const known = season.questionById.get(questionId)
  if (known === undefined) return null
  const { id, question: text, verse, parts, isRetired } = known
  return { id, text, verse, answer: parts.map((part) => part.text), isRetired }
}

async function citedVerses(deps: Deps, current: OpenSeason, text: string): Promise<ReportedQuestion['verses']> {
  const [{ verses }, { readReferences }] = await Promise.all([
    deps.coachVerses(current),
    import('@seraph/domain/coachHelp/readReferences'),
  ])
  return readReferences(text.slice(0, citingLimit), current.season).inside.flatMap(({ book, chapter, from, to }) =>
    verses
      .filter((one) => one.book === book && one.chapter === chapter && one.verse >= from && one.verse <= to)
      .map((one) => ({ reference: `${book} ${chapter}:${one.verse}`, text: one.text })),
  )
}
