import type { EventRoomRow } from '@seraph/db/queries/events/eventRooms'
import type { FrozenQuestion } from '@seraph/db/tables/events'
import { answerMs, nad2023 } from '@seraph/domain/event/eventProfile'
import { viewEventRoom } from '@seraph/domain/event/viewEventRoom'
import { toldVerdicts } from '@seraph/judge/say/toldVerdicts'
import type { EventAudience } from '@seraph/domain/event/viewEventRoom'
import type { EventRoom } from '@seraph/schema/http/events/eventRoom'
import type { EventQuestion } from '@seraph/schema/http/events/events'
import { QuestionType } from '@seraph/schema/vocabulary'

import { presentKey } from '../../season/presentKey.ts'

/** A room as its caller may see it (rule 232), parts of marks in the usual wording first (rule 172). */
export function presentEventRoom(row: EventRoomRow, audience: EventAudience): EventRoom {
  const {
    points,
    deadlineMs,
    nowMs,
    wasBreak: _wasBreak,
    nextText: _nextText,
    isSealed,
    sealedUntil,
    asked,
    seats,
    sheets,
    ...facts
  } = row
  return viewEventRoom(
    {
      ...facts,
      questions: points.length,
      beginsAt: isSealed ? sealedUntil : null,
      leftMs: deadlineMs === null ? null : deadlineMs - nowMs,
      asked: asked === null ? undefined : presentAsked(asked),
      sheets: sheets.map((sheet) => ({
        ...sheet,
        parts: sheet.parts && toldVerdicts(sheet.parts, asked?.parts ?? []),
      })),
      seats: seats.flatMap(({ isGone, ...seat }) => (isGone ? [] : [seat])),
    },
    audience,
  )
}

function presentAsked({ id, chapter, verse, type, points, question, parts }: FrozenQuestion): EventQuestion {
  return {
    id,
    chapter,
    verse,
    type: QuestionType.parse(type),
    points,
    question,
    answerMs: answerMs(nad2023, points),
    key: presentKey(parts),
  }
}
