import { deleteEventNotes } from '@seraph/db/queries/events/eventNotes'
import { saveEventStand } from '@seraph/db/queries/events/eventRooms'
import type { EventRoomRow } from '@seraph/db/queries/events/eventRooms'
import { saveEventMarks } from '@seraph/db/queries/events/eventSheets'
import { judgedQuestion } from '@seraph/db/queries/seasons/questions'
import type { Tx } from '@seraph/db/open'
import { nad2023 } from '@seraph/domain/event/eventProfile'
import type { EventState } from '@seraph/domain/event/eventState'
import { readingMs } from '@seraph/domain/event/readingMs'
import { stepEvent } from '@seraph/domain/event/stepEvent'
import type { EventStep, StepRefusal } from '@seraph/domain/event/stepEvent'
import { judge } from '@seraph/judge/judge'
import { findDistress } from '@seraph/distress/findDistress'
import type { ErrorCode } from '@seraph/schema/http/errors'
import { AppError } from '@seraph/service/appError'

import type { Deps } from '../../deps.ts'
import { countHeeded } from '../../heedDistress.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { heedAnswer } from '../evaluate/heedAnswer.ts'

const codeOf: Record<StepRefusal, ErrorCode> = {
  moved_on: 'event_moved_on',
  not_now: 'event_not_now',
  no_such_question: 'not_this_question',
  bad_time: 'event_not_now',
}

/**
 * Moves a locked room by one step (rule 230), and from `locked` on to the marking
 * as soon as no sheet can arrive any more; at that moment the sheets are marked
 * (rule 233). At the end the notes inside teams go (rule 246). Throws the step's refusal.
 */
export async function moveEvent(deps: Deps, tx: Tx, row: EventRoomRow, step: EventStep): Promise<void> {
  const textOf = (question: number) => (question === row.question ? row.asked?.question : row.nextText) ?? ''
  const readOnce = (question: number) => readingMs(textOf(question))
  const context = { profile: nad2023, points: row.points, readingMs: readOnce, now: row.nowMs, isPaper: row.isPaper }
  const stepped = stepEvent(stateOf(row), step, context)
  if (typeof stepped === 'string') throw new AppError(codeOf[stepped])
  const { question } = stepped
  const settled =
    stepped.phase === 'locked' ? stepEvent(stepped, { kind: 'advance', from: 'locked', question }, context) : stepped
  const state = typeof settled === 'string' ? stepped : settled
  const { deadline, ...stand } = state
  await saveEventStand(tx, { id: row.id, ...stand, deadlineMs: deadline ?? null })
  if (state.phase === 'end') await deleteEventNotes(tx, row.id)
  if (state.phase === 'marking' && row.phase !== 'marking') await markSheets(deps, tx, row)
}

function stateOf({ phase, question, deadlineMs, extraMs, isVoid, wasBreak, runs }: EventRoomRow): EventState {
  return { phase, question, deadline: deadlineMs ?? undefined, extraMs, isVoid, wasBreak, runs }
}

/** Marks the sheets of the question at hand, the empty ones of teams that are there too. */
async function markSheets(
  deps: Deps,
  tx: Tx,
  { id, question, asked, teams, seats, sheets, seasonId }: EventRoomRow,
): Promise<void> {
  if (asked === null) throw new Error('a set has a question wherever its event stands')
  const season = await getOpenSeason(deps, seasonId)
  const known = season.questionById.get(asked.id)
  const scripture = known && season.scriptureOf(known)
  const present = teams.filter(
    (team) => seats.some((seat) => seat.teamId === team.id) || sheets.some(({ teamId }) => teamId === team.id),
  )
  const marks = present.map((team) => {
    const answer = sheets.find(({ teamId }) => teamId === team.id)?.draft ?? ''
    const { score, maxScore, parts } = judge(judgedQuestion(asked), answer, season.lexicon, scripture, 'nad-2023')
    return { teamId: team.id, score, maxScore, parts }
  })
  await saveEventMarks(tx, { roomId: id, question, marks })
  for (const { draft } of sheets) {
    if (known === undefined || findDistress(draft) === undefined) continue
    const kind = await heedAnswer(deps, season, known, draft)
    if (kind !== undefined) await countHeeded(deps, { kind, box: 'answer' })
  }
}
