import { refuseRejecting } from '@seraph/content/check/probes/refuseRejecting'
import { refuseWording } from '@seraph/content/check/probes/refuseWording'
import type { RenderedQuestion } from '@seraph/content/make/renderQuestion'
import { isDecidedOtherwise } from '@seraph/db/queries/appeals/keyRevisions'
import type { WordingRefusal } from '@seraph/schema/http/appeals/appeals'
import { QuestionType } from '@seraph/schema/vocabulary'

import type { Deps } from '../../deps.ts'
import type { KnownQuestion, OpenSeason } from '../../season/openSeason.ts'

/** A wording that is to be accepted or rejected for a part; `clubId` is null everywhere. */
export type WantedRevision = {
  question: KnownQuestion
  partId: string
  wording: string
  kind: 'accept' | 'reject'
  clubId: string | null
}

/** Why a wording can't be accepted (rule 188) or rejected (rule 199) in a season, null where it can. */
export async function refuseRevision(
  { db }: Pick<Deps, 'db'>,
  season: OpenSeason,
  { question, partId, wording, kind, clubId }: WantedRevision,
): Promise<WordingRefusal | null> {
  const about = { question: asRendered(question), partId, wording }
  const refusal =
    kind === 'reject'
      ? refuseRejecting(about, season.lexicon)
      : refuseWording(about, othersLike(season, question), season.lexicon)
  if (refusal !== undefined) return refusal
  const decided = { seasonId: season.id, questionId: question.id, partId, wording, kind, clubId }
  return (await isDecidedOtherwise(db, decided)) ? 'is_decided_otherwise' : null
}

function othersLike(season: OpenSeason, question: KnownQuestion): RenderedQuestion[] {
  return [...season.questionById.values()]
    .filter(({ type, isRetired }) => type === question.type && !isRetired)
    .map(asRendered)
}

function asRendered(question: KnownQuestion): RenderedQuestion {
  return { ...question, type: QuestionType.parse(question.type) }
}
