import { largestRoom } from '@seraph/schema/rooms/room'
import type { Season } from '@seraph/schema/season'
import { z } from 'zod'

import '../api/jitless.ts'
import { browserStorage, type TextStorage } from '../api/browserStorage.ts'

/** What a host chooses for a room; the last choice is where the next one begins (rule 180). */
const RoomPlan = z.object({
  chapters: z.array(z.number().int()).min(1),
  questionsEach: z.number().int().nullable(),
  minutes: z.number().int().nullable(),
  maxParticipants: z.number().int(),
  pace: z.enum(['own', 'together']).default('own'),
  secondsEach: z.number().int().nullable().default(null),
})
export type RoomPlan = z.infer<typeof RoomPlan>

/** How many questions each child may be asked; null asks all. */
export const questionChoices = [5, 10, 20, null] as const
/** After how many minutes the last question may be put; null sets no limit. */
export const minuteChoices = [null, 5, 10, 15, 20, 30, 45, 60] as const
/** After how many seconds the clock moves everybody on who goes together; null leaves it to the host. */
export const secondsChoices = [null, 30, 45, 60, 90, 120, 180] as const
/** How many seats a room may have. */
export const seatChoices = [50, 100, 200, largestRoom] as const

const keyOf = (season: Pick<Season, 'id'>) => `roomPlan:${season.id}`
const firstPlan: RoomPlan = {
  chapters: [1],
  questionsEach: 10,
  minutes: null,
  maxParticipants: 50,
  pace: 'own',
  secondsEach: null,
}

/** The plan of the last room that was opened in this browser, as far as it can still be chosen in this season; else the usual one. */
export function readRoomPlan(
  season: Pick<Season, 'id' | 'questionChapters'>,
  storage: TextStorage = browserStorage,
): RoomPlan {
  const kept = RoomPlan.safeParse(readJson(storage.getItem(keyOf(season)))).data ?? firstPlan
  const known = kept.chapters.filter((chapter) => season.questionChapters.includes(chapter))
  return {
    chapters: known.length > 0 ? known : season.questionChapters.slice(0, 1),
    questionsEach: questionChoices.find((one) => one === kept.questionsEach) ?? null,
    pace: kept.pace,
    minutes: kept.pace === 'own' ? (minuteChoices.find((one) => one === kept.minutes) ?? null) : null,
    secondsEach: kept.pace === 'own' ? null : (secondsChoices.find((one) => one === kept.secondsEach) ?? null),
    maxParticipants: seatChoices.find((one) => one === kept.maxParticipants) ?? firstPlan.maxParticipants,
  }
}

export function writeRoomPlan(season: Pick<Season, 'id'>, plan: RoomPlan, storage: TextStorage = browserStorage): void {
  storage.setItem(keyOf(season), JSON.stringify(plan))
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
