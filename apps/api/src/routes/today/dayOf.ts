import type { TodayState } from '@seraph/db/queries/reviews/todayState'
import type { Assignment } from '@seraph/domain/assignment/assignment'
import { dayBegan } from '@seraph/domain/progress/dayBegan'
import { localDate } from '@seraph/domain/progress/localDate'
import { dailyGoals } from '@seraph/domain/review/dailyGoals'
import { knownParts } from '@seraph/domain/review/knownParts'
import type { KnownParts } from '@seraph/domain/review/knownParts'
import { planDay } from '@seraph/domain/review/planDay'
import type { PlannedQuestion } from '@seraph/domain/review/planDay'
import { eachRecord, partBytes, reviewedAt } from '@seraph/domain/review/cards/storedMemory'
import type { StoredMemory } from '@seraph/domain/review/cards/storedMemory'

import type { OpenSeason } from '../../season/openSeason.ts'
import { assignmentOf } from '../assignments/assignmentOf.ts'
import { verseRowOf } from '../assignments/versePoints.ts'
import { preparedDay } from './preparedDay.ts'
import type { PreparedDay } from './preparedDay.ts'
import { questionsFrom, reviewQuestionsById } from './reviewQuestions.ts'
import type { PlannedOf } from './reviewQuestions.ts'
import { readMemory } from './readMemory.ts'

/** How much a round after the day's goal has. */
const oneMore = 5

/** A player's day, reckoned once: `eventAt` is the noon of the day that is prepared for; undefined where it is over. */
export type Day = {
  /** The player's own pieces of the season's row of verses. */
  pieces: Assignment
  now: number
  eventAt: number | undefined
  event: PreparedDay['event']
  questions: readonly PlannedOf[]
  known: KnownParts
  answered: number
  isDone: boolean
  plan: readonly PlannedQuestion[]
}

/** The day of a player in a season, where it is `now` (milliseconds since 1970) in their time zone. */
export function dayOf(
  season: OpenSeason,
  state: TodayState,
  { now, timeZone }: { now: number; timeZone: string },
): Day {
  const pieces = assignmentOf(season, state.assignment, state.members).pieces.filter(
    ({ member }) => member === state.playerId,
  )
  const questions = withAssigned(questionsFrom(season, state.startingChapter), season, pieces)
  const memory = readMemory(state)
  const known = knownParts(reviewQuestionsById(season), memory)
  const today = localDate(now, timeZone)
  const { event, at } = preparedDay(season, state, today)
  const eventAt = at > now ? at : undefined
  const since = dayBegan(now, timeZone)
  const answered = countAnswered(memory, (at) => at >= since)
  const goal = dailyGoals[state.dailyGoal]
  const limit = answered >= goal ? oneMore : goal - answered
  const plan = planDay(questions, known, {
    now,
    limit,
    askedToday: answered,
    ...(eventAt !== undefined && { eventAt }),
  })
  return { pieces, now, eventAt, event, questions, known, answered, isDone: answered >= goal, plan }
}

/** Of how many questions a part was reviewed at such a time. */
function countAnswered(memory: StoredMemory, isWanted: (at: number) => boolean): number {
  let answered = 0
  eachRecord(memory, (from, to) => {
    let isAnswered = false
    for (let place = from; place < to; place += partBytes) isAnswered ||= isWanted(reviewedAt(memory, place))
    if (isAnswered) answered += 1
  })
  return answered
}

/** The questions with those marked that cite one of the player's own verses. */
function withAssigned(questions: readonly PlannedOf[], season: OpenSeason, pieces: Assignment): readonly PlannedOf[] {
  if (pieces.length === 0) return questions
  const { places } = verseRowOf(season)
  return questions.map((question) => {
    const cited = places.get(question.id) ?? []
    const isAssigned = cited.some((place) => pieces.some(({ from, to }) => from <= place && place < to))
    return isAssigned ? { ...question, isAssigned } : question
  })
}
