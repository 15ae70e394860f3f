import type { EventSetRow } from '@seraph/db/queries/events/eventSets'
import { answerMs, nad2023 } from '@seraph/domain/event/eventProfile'
import type { EventSet } from '@seraph/schema/http/events/events'
import { QuestionType } from '@seraph/schema/vocabulary'

import { presentKey } from '../../season/presentKey.ts'

/** A set as it is sent; `withKey` adds what is expected. Of a sealed one nobody learns what it asks (rule 238). */
export function presentEventSet(set: EventSetRow, { withKey }: { withKey: boolean }): EventSet {
  return {
    id: set.id,
    season: set.seasonId,
    profile: set.profile,
    seed: set.isSealed ? null : set.seed,
    chapters: set.chapters,
    size: set.questions.length,
    sealedUntil: set.isSealed ? (set.sealedUntil?.toISOString() ?? null) : null,
    questions: (set.isSealed ? [] : set.questions).map(({ id, chapter, verse, type, points, question, parts }) => ({
      id,
      chapter,
      verse,
      type: QuestionType.parse(type),
      points,
      question,
      answerMs: answerMs(nad2023, points),
      ...(withKey && { key: presentKey(parts) }),
    })),
  }
}
