import type { Judgement, RulesProfile } from '@seraph/schema/judging'
import type { ColumnType, JSONColumnType } from 'kysely'

import type { QuestionContent } from './questions.ts'

type Stamp = ColumnType<Date, never, never>
type NullableStamp = ColumnType<Date | null, never, never>

/** A question as it stood when the set was drawn: a set that has been played doesn't change with the pack. */
export type FrozenQuestion = QuestionContent

/**
 * What an event asks, drawn once (rule 216). `chapters`: the season's ordinals that it was drawn from; `sealedUntil`:
 * when it may be read and begun (rule 238).
 */
export type EventSetsTable = {
  id: string
  idempotencyKey: string | null
  requestHash: string
  seasonId: string
  profile: Exclude<RulesProfile, 'study'>
  seed: number
  chapters: JSONColumnType<number[]>
  questions: JSONColumnType<FrozenQuestion[]>
  sealedUntil: Date | null
  createdAt: Stamp
}

/** A sheet that was handed in; `isLate`: what came after the time was over, so that the last draft counts. */
export type RehearsedSheet = {
  answer: string
  isLate: boolean
  judgement: Pick<Judgement, 'score' | 'maxScore' | 'parts'>
}

/**
 * One person's rehearsal (rule 217). The question that comes, or is open, is
 * the one after the last sheet: it is open while `deadline` is set. `draft`:
 * what was typed for it. `hasTexts`: the answers have not been forgotten (rule 18). A guest's has no player.
 */
export type RehearsalsTable = {
  id: string
  idempotencyKey: string | null
  requestHash: string
  setId: string
  playerId: string | null
  showsMarks: 'at_once' | 'after_block'
  openedAt: NullableStamp
  deadline: NullableStamp
  draft: ColumnType<string, string | undefined, string>
  sheets: ColumnType<RehearsedSheet[], never, string>
  hasTexts: ColumnType<boolean, boolean | undefined, boolean>
  createdAt: Stamp
  endedAt: NullableStamp
}

export type EventTables = { eventSets: EventSetsTable; rehearsals: RehearsalsTable }
