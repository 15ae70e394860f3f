import type { TodayState } from '@seraph/db/queries/reviews/todayState'
import { verseAtPlace } from '@seraph/domain/assignment/verseRow'
import { localDate } from '@seraph/domain/progress/localDate'
import { dailyGoals } from '@seraph/domain/review/dailyGoals'
import { isMet, rememberedParts } from '@seraph/domain/review/knownParts'
import { newShare } from '@seraph/domain/review/planDay'
import { forecastReach } from '@seraph/domain/review/forecastReach'
import { summariseMemory } from '@seraph/domain/review/summariseMemory'
import { currentStreak } from '@seraph/domain/streaks/streak'
import { studyWeek } from '@seraph/domain/streaks/studyWeek'
import { stepStanding } from '@seraph/domain/assignment/stepStanding'
import type { Today } from '@seraph/schema/http/today'

import type { OpenSeason } from '../../season/openSeason.ts'
import { stepsOf } from '../assignments/stepsOf.ts'
import { verseRowOf } from '../assignments/versePoints.ts'
import { dayOf } from './dayOf.ts'
import type { Day } from './dayOf.ts'
import { reviewQuestionsById } from './reviewQuestions.ts'
import type { PlannedOf } from './reviewQuestions.ts'

/** What a question takes, with reading and its verdict. */
const secondsAQuestion = 35

/** A player's day as it is shown. */
export function presentToday(season: OpenSeason, state: TodayState, facts: { now: number; timeZone: string }): Today {
  const day = dayOf(season, state, facts)
  const { now, eventAt, event, questions, known, plan } = day
  const today = localDate(now, facts.timeZone)
  const memory = summariseMemory(questions, known, { now, groupOf: (question) => question.known.chapter })
  const isNew = plan.filter(({ reason }) => reason === 'new').length
  const newADay = Math.max(1, Math.round(dailyGoals[state.dailyGoal] * newShare))
  const own = questions.filter(({ isAssigned }) => isAssigned)
  // Who has verses of their own isn't asked to meet a whole season.
  const unmet = own.length === 0 ? memory.unmet : own.filter(({ nth }) => !isMet(known, nth)).length
  const reach = eventAt === undefined ? undefined : forecastReach({ now, eventAt, unmet, newADay })
  return {
    asOf: new Date(now).toISOString(),
    goal: state.dailyGoal,
    round: {
      questions: plan.length,
      minutes: Math.ceil((plan.length * secondsAQuestion) / 60),
      due: plan.length - isNew,
      new: isNew,
      chapter: mainChapter(season, day),
    },
    answered: day.answered,
    isDone: day.isDone,
    streak: { days: currentStreak(state.dates, today), week: studyWeek(state.dates, today) },
    event:
      event === undefined ? null : { name: event.name, date: event.date, daysLeft: event.days, isOwn: event.isOwn },
    parts: memory.parts,
    assignment: ownVerses(season, state, { day, today }),
    chapters: season.season.chapters.map(({ ordinal }) => memory.groups.get(ordinal) ?? 'unseen'),
    missed: memory.missed,
    unmet: memory.unmet,
    shortfall:
      reach === undefined || reach.reached >= reach.unmet
        ? null
        : { unreached: reach.unmet - reach.reached, neededADay: reach.neededADay },
    rooms: state.rooms,
  }
}

/** The chapter that half of the day's round or more is of. */
function mainChapter(season: OpenSeason, { plan }: Day): number | null {
  const questions = reviewQuestionsById(season)
  const counts = Map.groupBy(plan, ({ id }) => questions.get(id)?.known.chapter)
  const main = [...counts].find(([, of]) => 2 * of.length >= plan.length)
  return main?.[0] ?? null
}

/** The player's own verses and how much of them is kept. */
function ownVerses(
  open: OpenSeason,
  state: TodayState,
  { day, today }: { day: Day; today: string },
): Today['assignment'] {
  const { pieces, questions, known, now } = day
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (first === undefined || last === undefined) return null
  const { chapters } = open.season
  const own = questions.filter(({ isAssigned }) => isAssigned)
  const { parts } = summariseMemory(own, known, { now, groupOf: ({ verse }) => verse })
  return {
    from: verseAtPlace(chapters, first.from),
    to: verseAtPlace(chapters, last.to - 1),
    parts: parts.unseen + parts.seen + parts.recalled + parts.kept,
    kept: parts.kept,
    step: stepOf(open, state, { day, own, today }),
  }
}

/** What of the player's own verses is due by the next club day (rule 204). */
function stepOf(
  open: OpenSeason,
  state: TodayState,
  { day, own, today }: { day: Day; own: readonly PlannedOf[]; today: string },
): NonNullable<Today['assignment']>['step'] {
  const { pieces, known, event } = day
  const steps = stepsOf(open, state.assignment, { pieces, member: state.playerId, event })
  const { places } = verseRowOf(open)
  const asked = own.map(({ id, nth }) => ({
    places: places.get(id) ?? [],
    isRecalled: rememberedParts(known, nth)?.every((part) => part?.recalled !== undefined) ?? false,
  }))
  const standing = stepStanding(steps, today, asked)
  if (standing === undefined) return null
  const { first, last, ...step } = standing
  const { chapters } = open.season
  return { ...step, from: verseAtPlace(chapters, first), to: verseAtPlace(chapters, last) }
}
