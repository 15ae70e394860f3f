import type { Judgement } from '@seraph/schema/judging'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import { jsonObject } from '../jsonObject.ts'

/** An answer in a room with its mark as it is stored; `judgement` is the one that counts. */
export type StoredAnswer = {
  userId: string
  submissionId: string
  questionId: string
  chapter: number
  version: number
  evaluationId: string
  judgedBy: 'built-in' | 'model'
  judgement: Judgement
  isFinal: boolean
}

/** A `StoredAnswer` as JSON, of `group_quiz_answers a` and `evaluations e`. */
export const answerJson: RawBuilder<StoredAnswer> = jsonObject<StoredAnswer>({
  userId: sql.ref('a.participant_id'),
  submissionId: sql.ref('a.submission_id'),
  questionId: sql.ref('a.question_id'),
  chapter: sql.ref('a.chapter'),
  version: sql.ref('a.version'),
  evaluationId: sql.ref('e.id'),
  judgedBy: sql.ref('e.judged_by'),
  judgement: sql`case e.judged_by when 'model' then e.model else e.built_in end`,
  isFinal: sql`not e.is_awaiting_model`,
})

/** The answers of a room's member, of all of them where `member` is null, marked after the version `since`. */
export function memberAnswers(of: {
  roomId: RawBuilder<unknown>
  member: RawBuilder<unknown>
  since: RawBuilder<unknown>
}): RawBuilder<StoredAnswer[]> {
  return sql`(select coalesce(jsonb_agg(${answerJson} order by a.version), '[]')
    from group_quiz_answers a join evaluations e on e.id = a.evaluation_id
    where a.room_id = ${of.roomId} and a.version > ${of.since} and (${of.member} is null or a.participant_id = ${of.member}))`
}

/** The same by itself, with the version up to which they are complete. */
export async function listRoomAnswers(
  db: Read,
  given: { roomId: string; member: string | null; since: number },
): Promise<{ version: number; answers: StoredAnswer[] }> {
  const of = { roomId: sql`r.id`, member: sql`${given.member}::uuid`, since: sql`${given.since}` }
  const { rows } = await sql<{ version: number; answers: StoredAnswer[] }>`
    select r.version, ${memberAnswers(of)} as answers from study_rooms r where r.id = ${given.roomId}
  `.execute(reading(db))
  return rows[0] ?? { version: 0, answers: [] }
}

/** The answer that a participant has given, by its submission or to its question; with what keeps a new one from being stored. */
export async function findRoomAnswer(
  db: Read,
  given: { participantId: string; questionId: string; submissionId: string },
): Promise<{ answer: StoredAnswer | null; status: string; isGone: boolean } | undefined> {
  const { rows } = await sql<{ answer: StoredAnswer | null; status: string; isGone: boolean }>`
    select r.status, p.left_at is not null or p.removed_at is not null as is_gone,
      (select ${answerJson} from group_quiz_answers a join evaluations e on e.id = a.evaluation_id
        where a.participant_id = p.id and (a.submission_id = ${given.submissionId} or a.question_id = ${given.questionId})
        order by a.submission_id = ${given.submissionId} desc limit 1) as answer
    from study_room_participants p join study_rooms r on r.id = p.room_id
    where p.id = ${given.participantId}
  `.execute(reading(db))
  return rows[0]
}
