import type { TriviaQuestion } from '@seraph/schema/http/trivia'

/** What a right answer earns (rule 128). */
export const pointsPerAnswer = 100

export type TriviaOrder = 'sequential' | 'random'

/**
 * A round of trivia under way (rule 123). `chapters`: those that were chosen, ascending. `questions` are as they were loaded,
 * their choices shuffled; `sequence` holds the places of the questions in the order in which they are asked. An answer in
 * `answers`, by the question's id, is locked. `timerFromMs`: what the study clock showed when this round began.
 */
export type TriviaRun = {
  chapters: readonly number[]
  questions: readonly TriviaQuestion[]
  order: TriviaOrder
  sequence: readonly number[]
  index: number
  /** Chosen, but not submitted yet. */
  chosen: string | null
  answers: Readonly<Record<string, string>>
  phase: 'playing' | 'summary' | 'review'
  timerFromMs: number
}

export type TriviaAction =
  | { type: 'choose'; choice: string }
  | { type: 'submit' }
  | { type: 'goTo'; index: number }
  | { type: 'next' }
  | { type: 'complete' }
  | { type: 'endHere' }
  | { type: 'review' }
  | { type: 'showSummary' }
  | { type: 'setOrder'; order: TriviaOrder; sequence: readonly number[] }
  | { type: 'restart'; questions: readonly TriviaQuestion[]; sequence: readonly number[]; timerFromMs: number }

/** A round at its first question; `questions` must not be empty. */
export function startTrivia(
  chapters: readonly number[],
  questions: readonly TriviaQuestion[],
  timerFromMs = 0,
): TriviaRun {
  return {
    chapters,
    questions,
    order: 'sequential',
    sequence: questions.map((_, place) => place),
    index: 0,
    chosen: null,
    answers: {},
    phase: 'playing',
    timerFromMs,
  }
}

/** The question that is asked `index`th. */
export function questionAt(run: TriviaRun, index: number): TriviaQuestion | undefined {
  return run.questions[run.sequence[index] ?? -1]
}

/** How the question that is asked `index`th stands. */
export function stateAt(run: TriviaRun, index: number): 'correct' | 'incorrect' | 'unanswered' {
  const question = questionAt(run, index)
  const answer = question === undefined ? undefined : run.answers[question.id]
  if (answer === undefined) return 'unanswered'
  return answer === question?.answer ? 'correct' : 'incorrect'
}

export function countCorrect(run: TriviaRun): number {
  return run.questions.filter(({ id, answer }) => run.answers[id] === answer).length
}

/** The questions that were answered wrongly. */
export function missedIn(run: TriviaRun): TriviaQuestion[] {
  return run.questions.filter(({ id, answer }) => id in run.answers && run.answers[id] !== answer)
}

export function isAllAnswered(run: TriviaRun): boolean {
  return run.questions.every(({ id }) => id in run.answers)
}

/** What a round becomes; an action that does not fit changes nothing. */
export function triviaReducer(run: TriviaRun, action: TriviaAction): TriviaRun {
  switch (action.type) {
    case 'choose':
      return canAnswer(run) && questionAt(run, run.index)?.choices.includes(action.choice)
        ? { ...run, chosen: action.choice }
        : run
    case 'submit':
      return submit(run)
    case 'goTo':
      return goTo(run, action.index)
    case 'next':
      return goTo(run, nextIndex(run))
    case 'complete':
      return run.phase === 'playing' && isAllAnswered(run) ? { ...run, phase: 'summary' } : run
    case 'endHere':
      return endHere(run)
    case 'review':
      return run.phase === 'summary' ? { ...run, phase: 'review', index: 0 } : run
    case 'showSummary':
      return run.phase === 'review' ? { ...run, phase: 'summary' } : run
    case 'setOrder':
      return action.order === run.order || run.phase !== 'playing'
        ? run
        : { ...run, order: action.order, sequence: action.sequence, index: 0, chosen: null, answers: {} }
    case 'restart':
      return {
        ...startTrivia(run.chapters, action.questions, action.timerFromMs),
        order: run.order,
        sequence: action.sequence,
      }
    default:
      return run
  }
}

function canAnswer(run: TriviaRun): boolean {
  return run.phase === 'playing' && stateAt(run, run.index) === 'unanswered'
}

function submit(run: TriviaRun): TriviaRun {
  const question = questionAt(run, run.index)
  if (question === undefined || run.chosen === null || !canAnswer(run)) return run
  return { ...run, chosen: null, answers: { ...run.answers, [question.id]: run.chosen } }
}

/** The round with the answered questions alone, over; where none is, it goes on. */
function endHere(run: TriviaRun): TriviaRun {
  const answered = run.sequence
    .flatMap((place) => run.questions.slice(place, place + 1))
    .filter(({ id }) => id in run.answers)
  if (run.phase !== 'playing' || answered.length === 0) return run
  return {
    ...run,
    questions: answered,
    sequence: answered.map((_, at) => at),
    index: 0,
    chosen: null,
    phase: 'summary',
  }
}

function goTo(run: TriviaRun, index: number): TriviaRun {
  if (run.phase === 'summary' || index < 0 || index >= run.sequence.length) return run
  return { ...run, index, chosen: null }
}

/** The one after this; behind the last, the first that is not answered yet. */
function nextIndex(run: TriviaRun): number {
  if (run.index + 1 < run.sequence.length) return run.index + 1
  const open = run.sequence.findIndex((_, index) => stateAt(run, index) === 'unanswered')
  return open === -1 ? run.index : open
}
