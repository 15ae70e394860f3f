import type { LateAnswer } from '@seraph/domain/rooms/events/followRoom'
import { z } from 'zod'

import '../../api/jitless.ts'
import { browserStorage, type TextStorage } from '../../api/browserStorage.ts'

/** Whose late answers: a seat by its participant, or by its room and the player code that took it. */
type Seat = { roomId: string; nickname: string; participantId: string }

const Kept = z.object({
  roomId: z.string(),
  nickname: z.string(),
  participantId: z.string(),
  questionId: z.string(),
  question: z.string().optional(),
  answer: z.string(),
  keptAt: z.number(),
})
type Kept = z.infer<typeof Kept>

const key = 'lateAnswers'
/** So long they are kept, and so many of all rooms, the latest. */
const keptMs = 30 * 24 * 3_600_000
const mostKept = 200

/** What this seat wrote and came too late to count (rule 207), oldest first; a closed tab doesn't lose it. */
export function readLate(
  seat: Pick<Seat, 'participantId'> | Omit<Seat, 'participantId'>,
  storage: TextStorage = browserStorage,
): LateAnswer[] {
  return readKept(storage)
    .filter((one) =>
      'participantId' in seat
        ? one.participantId === seat.participantId
        : one.roomId === seat.roomId && one.nickname === seat.nickname,
    )
    .map(({ questionId, answer, question }) => ({ questionId, answer, ...(question !== undefined && { question }) }))
}

/** Keeps all of a seat's; what is older than 30 days goes. `now`: milliseconds since 1970. */
export function writeLate(
  seat: Seat,
  late: readonly LateAnswer[],
  now: number = Date.now(),
  storage: TextStorage = browserStorage,
): void {
  const others = readKept(storage).filter(
    ({ participantId, keptAt }) => participantId !== seat.participantId && keptAt > now - keptMs,
  )
  write([...others, ...late.map((one) => ({ ...seat, ...one, keptAt: now }))].slice(-mostKept), storage)
}

/** Forgets those of a player who has deleted their record (rule 18). */
export function forgetLateOf(playerCode: string, storage: TextStorage = browserStorage): void {
  write(
    readKept(storage).filter(({ nickname }) => nickname !== playerCode),
    storage,
  )
}

function write(kept: readonly Kept[], storage: TextStorage): void {
  try {
    if (kept.length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(kept))
  } catch {
    // A browser whose storage is full still shows them on this page.
  }
}

function readKept(storage: TextStorage): Kept[] {
  try {
    return Kept.array().safeParse(JSON.parse(storage.getItem(key) ?? '[]')).data ?? []
  } catch {
    return []
  }
}
