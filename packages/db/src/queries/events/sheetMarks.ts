import type { Judgement } from '@seraph/schema/judging'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { hash } from 'node:crypto'

import type { OneWrite, Read } from '../../open.ts'
import { reading } from '../../reading.ts'

/**
 * The id under which the mark of a rehearsal's sheet is looked at by people: always the same for the same sheet. It is of UUID version 8,
 * which no other mark's is.
 */
export function sheetMarkId({ rehearsalId, question }: { rehearsalId: string; question: number }): string {
  const digits = hash('sha256', `${rehearsalId} ${question}`)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}

/** Whether the mark of this id is a sheet's: no total counts it, so no figure of answers does (rule 186). */
export function isSheetMark(id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`uuid_extract_version(${id}) = 8`
}

/** A sheet's mark as it was told. */
export type SheetMark = {
  id: string
  seasonId: string
  question: { id: string; version: string; chapter: number }
  playerId: string
  response: string
  judgement: Judgement
  judgeVersion: string
}

/**
 * Puts a sheet's mark among those that people decide about (rule 186). It is practice: no event counts it, and it says nothing of memory.
 * Where it is there already nothing happens.
 */
export async function insertSheetMark(db: OneWrite, mark: SheetMark): Promise<void> {
  const { question, judgement } = mark
  await sql`
    insert into evaluations (id, request_hash, season_id, question_id, question_version, chapter, player_id, response, recall, score,
      max_score, judged_by, built_in, judge_version)
    values (${mark.id}, '', ${mark.seasonId}, ${question.id}, ${question.version}, ${question.chapter}, ${mark.playerId}, ${mark.response},
      'practice', ${judgement.score}, ${judgement.maxScore}, 'built-in', ${JSON.stringify(judgement)}::jsonb, ${mark.judgeVersion})
    on conflict (id) do nothing
  `.execute(db)
}

/** Of these marks those that somebody asked about, and whether that still waits. */
export async function listAskedMarks(db: Read, ids: readonly string[]): Promise<Map<string, 'waiting' | 'decided'>> {
  const { rows } = await sql<{ id: string; isOpen: boolean }>`
    select evaluation_id as id, bool_or(decided_at is null) as is_open from appeals
    where evaluation_id = any(${ids}::uuid[]) group by evaluation_id
  `.execute(reading(db))
  return new Map(rows.map(({ id, isOpen }) => [id, isOpen ? 'waiting' : 'decided']))
}
