import type { WeeklyStep } from './weeklySteps.ts'

/**
 * A question as a step knows it: the places of the row of verses that it
 * cites, and whether every part of it was recalled and not missed since.
 */
export type StepQuestion = { places: readonly number[]; isRecalled: boolean }

/**
 * The step that is due next, on that day or later: its first and its last
 * place, how many questions ask its verses and how many of them are recalled;
 * `behind`: questions of former steps that aren't. Undefined once the last club day is over.
 */
export type StepStanding = {
  by: string
  first: number
  last: number
  questions: number
  recalled: number
  behind: number
}

/** How a member stands with the steps on a day (`YYYY-MM-DD`); a question belongs to the earliest step that has a verse of it. */
export function stepStanding(
  steps: readonly WeeklyStep[],
  today: string,
  questions: readonly StepQuestion[],
): StepStanding | undefined {
  const now = steps.findIndex(({ by }) => by >= today)
  const step = steps[now]
  const [first, last] = [step?.places[0], step?.places.at(-1)]
  if (step === undefined || first === undefined || last === undefined) return undefined
  const stepOf = new Map(steps.flatMap(({ places }, at) => places.map((place) => [place, at])))
  const standing = { by: step.by, first, last, questions: 0, recalled: 0, behind: 0 }
  for (const { places, isRecalled } of questions) {
    const at = Math.min(...places.map((place) => stepOf.get(place) ?? Infinity))
    if (at === now) {
      standing.questions += 1
      if (isRecalled) standing.recalled += 1
    } else if (at < now && !isRecalled) standing.behind += 1
  }
  return standing
}
