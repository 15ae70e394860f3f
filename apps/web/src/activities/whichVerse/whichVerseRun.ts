import type { AskedAlike } from '@seraph/domain/drills/alikeTasks'
import type { AlikeAnswer, AlikePair, WhichOfTwo } from '@seraph/schema/http/drills'

/**
 * A round under way. `answers`, by the tasks' places, are locked; `chosen`
 * isn't given yet; `isSwapped`: the second verse is offered first.
 */
export type WhichVerseRun = {
  pairs: readonly AlikePair[]
  tasks: readonly (AskedAlike & { isSwapped: boolean })[]
  index: number
  chosen: WhichOfTwo | null
  answers: readonly WhichOfTwo[]
  isDone: boolean
}

export type WhichVerseAction =
  | { type: 'choose'; which: WhichOfTwo }
  | { type: 'submit' }
  | { type: 'next' }
  | { type: 'endHere' }

/** A round at its first task; `tasks` must not be empty, and are of these pairs. `random` gives numbers from 0 up to 1, 1 left out. */
export function startWhichVerse(
  pairs: readonly AlikePair[],
  tasks: readonly AskedAlike[],
  random: () => number,
): WhichVerseRun {
  return {
    pairs: pairs.filter(({ id }) => tasks.some(({ pair }) => pair === id)),
    tasks: tasks.map((task) => ({ ...task, isSwapped: random() < 0.5 })),
    index: 0,
    chosen: null,
    answers: [],
    isDone: false,
  }
}

/** What is asked now, with its pair; `given` once it is answered. */
export function taskAt({ pairs, tasks, answers, index }: WhichVerseRun) {
  const task = tasks[index]
  const pair = pairs.find(({ id }) => id === task?.pair)
  return task === undefined || pair === undefined ? undefined : { task, pair, given: answers[index] }
}

/** What a round becomes; an action that doesn't fit changes nothing. */
export function whichVerseReducer(run: WhichVerseRun, action: WhichVerseAction): WhichVerseRun {
  const isGiven = run.answers.length > run.index
  if (run.isDone) return run
  switch (action.type) {
    case 'choose':
      return isGiven ? run : { ...run, chosen: action.which }
    case 'submit':
      return isGiven || run.chosen === null ? run : { ...run, chosen: null, answers: [...run.answers, run.chosen] }
    case 'next':
      if (!isGiven) return run
      return run.index + 1 < run.tasks.length ? { ...run, index: run.index + 1 } : { ...run, isDone: true }
    case 'endHere':
      // What is answered is the round.
      return run.answers.length === 0 ? run : { ...run, tasks: run.tasks.slice(0, run.answers.length), isDone: true }
    default:
      return run
  }
}

/** The answers as they are told. */
export function answersOf({ tasks, answers }: WhichVerseRun): AlikeAnswer[] {
  return answers.flatMap((chosen, place) => {
    const of = tasks[place]
    return of === undefined ? [] : [{ pair: of.pair, task: of.task, asked: of.asked, chosen }]
  })
}

export function countRight(run: WhichVerseRun): number {
  return answersOf(run).filter(({ asked, chosen }) => asked === chosen).length
}
