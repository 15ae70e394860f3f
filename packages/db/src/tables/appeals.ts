import type { ColumnType } from 'kysely'

type Stamp = ColumnType<Date, Date | undefined, Date>
type NullableStamp = ColumnType<Date | null, Date | null | undefined, Date | null>
type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

/**
 * What somebody thinks of a mark: that the answer gives this part after
 * all. `wording`: what of the answer is meant, cleaned. `note`: a sentence
 * of who asks. `groupNumber`: one for each season's question, part and wording. `reason`: a
 * refusal's. `toldAt`: when the child was told of the decision. One is open for each evaluation.
 */
export type AppealsTable = {
  id: string
  evaluationId: string
  playerId: string
  seasonId: string
  questionId: string
  partId: string
  wording: string
  groupNumber: ColumnType<string, never, never>
  note: Nullable<string>
  askedBy: 'player' | 'coach' | 'host'
  createdAt: Stamp
  decision: Nullable<'accepted' | 'refused' | 'question_wrong'>
  reason: Nullable<string>
  decidedAt: NullableStamp
  toldAt: NullableStamp
}

/** How often guests, who can't be told, have appealed about a part. */
export type GuestAppealsTable = { seasonId: string; questionId: string; partId: string; asked: number }

/**
 * A wording that a person accepted for a part, or rejects: for one answer, for the players of a club's coaches, or everywhere (rule 187).
 * `coachId`: who decided; null for the admin. `remarkedAt`: when the
 * stored marks were all looked at. In force until it is undone, or retired
 * because the pack has it.
 */
export type KeyRevisionsTable = {
  id: string
  seasonId: string
  questionId: string
  partId: string
  kind: 'accept' | 'reject'
  scope: 'answer' | 'club' | 'everywhere'
  wording: string
  clubId: Nullable<string>
  evaluationId: Nullable<string>
  coachId: Nullable<string>
  decidedAt: Stamp
  remarkedAt: NullableStamp
  undoneAt: NullableStamp
  retiredAt: NullableStamp
}

/**
 * What a revision gives a mark by itself: `gain` points of the part; `points`
 * is how far the mark rose then. `toldAt`: when the child was told of
 * it as it stands; one that was told of and then undone is told of again.
 */
export type RemarksTable = {
  evaluationId: string
  revisionId: string
  partId: string
  gain: number
  points: ColumnType<number, number | undefined, number>
  madeAt: Stamp
  undoneAt: NullableStamp
  toldAt: NullableStamp
}

export type AppealTables = {
  appeals: AppealsTable
  guestAppeals: GuestAppealsTable
  keyRevisions: KeyRevisionsTable
  remarks: RemarksTable
}
