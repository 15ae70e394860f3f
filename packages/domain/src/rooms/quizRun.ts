import { firstUnanswered } from './orderQuestions.ts'

type Asked = { id: string }
type Answered = Readonly<Record<string, unknown>>

/**
 * What a participant's screen holds on to (rule 161). `underWay`: the question that was put to the child, until it goes on by itself.
 * `practice`: the questions of a practice as they were when it began, at which one it is, and the verdict on that one.
 */
export type QuizRun<Question, Verdict> = {
  underWay: Question | undefined
  practice: Practice<Question, Verdict>
}

type Practice<Question, Verdict> =
  | { questions: readonly Question[]; at: number; marked: { questionId: string; verdict: Verdict } | undefined }
  | undefined

export type QuizEvent<Question, Verdict> =
  | { type: 'shown'; question: Question }
  | { type: 'went_on' }
  | { type: 'practice_moved_on' | 'practice_moved_back' | 'practice_ended' }
  | { type: 'resumed'; answered: Answered }
  | { type: 'refused'; questionId: string }
  | { type: 'practice_began'; questions: readonly Question[] }
  | { type: 'practice_marked'; questionId: string; verdict: Verdict }

/** Nothing has been shown yet: how a page begins. */
export const newRun = { underWay: undefined, practice: undefined }

/**
 * The run after what the child did, or its host by Resume (rule 38): that leads out of practice and from a verdict, never from an open
 * question. One that the hub will never take is let go of.
 */
export function stepRun<Question extends Asked, Verdict>(
  run: QuizRun<Question, Verdict>,
  event: QuizEvent<Question, Verdict>,
): QuizRun<Question, Verdict> {
  switch (event.type) {
    case 'shown':
      return { ...run, underWay: event.question }
    case 'went_on':
      return { ...run, underWay: undefined }
    case 'resumed': {
      const isOpen = run.underWay !== undefined && !(run.underWay.id in event.answered)
      return { underWay: isOpen ? run.underWay : undefined, practice: undefined }
    }
    case 'refused':
      return run.underWay?.id === event.questionId ? { ...run, underWay: undefined } : run
    case 'practice_began':
    case 'practice_moved_on':
    case 'practice_moved_back':
    case 'practice_marked':
    case 'practice_ended':
      return { ...run, practice: stepPractice(run.practice, event) }
    default:
      return event satisfies never
  }
}

type PracticeEvent<Question, Verdict> = Extract<QuizEvent<Question, Verdict>, { type: `practice_${string}` }>

function stepPractice<Question, Verdict>(
  practice: Practice<Question, Verdict>,
  event: PracticeEvent<Question, Verdict>,
): Practice<Question, Verdict> {
  switch (event.type) {
    case 'practice_began':
      return event.questions.length === 0 ? undefined : { questions: event.questions, at: 0, marked: undefined }
    case 'practice_moved_on':
      return moved(practice, 1)
    case 'practice_moved_back':
      return moved(practice, -1)
    case 'practice_marked':
      return practice && { ...practice, marked: { questionId: event.questionId, verdict: event.verdict } }
    case 'practice_ended':
      return undefined
    default:
      return event satisfies never
  }
}

/** A practice one further or back; over after its last question. */
function moved<Question, Verdict>(practice: Practice<Question, Verdict>, by: 1 | -1): Practice<Question, Verdict> {
  if (practice === undefined) return undefined
  const at = Math.max(0, practice.at + by)
  return at < practice.questions.length ? { ...practice, at, marked: undefined } : undefined
}

/**
 * The question that a child sees: of a practice its own; else the one
 * under way, whatever the host has done since; else the first open one of
 * `ordered` (rules 38 and 161). Undefined where there is none.
 */
export function shownQuestion<Question extends Asked>(
  run: QuizRun<Question, unknown>,
  ordered: readonly Question[],
  answered: Answered,
): Question | undefined {
  if (run.practice !== undefined) return run.practice.questions[run.practice.at]
  return run.underWay ?? firstUnanswered(ordered, answered)
}

/** The verdict that stands under a shown question: in practice the practice's, else the room's; always its own. */
export function shownVerdict<Verdict>(
  { practice }: QuizRun<Asked, Verdict>,
  shown: Asked,
  verdicts: Readonly<Record<string, Verdict>>,
): Verdict | undefined {
  if (practice === undefined) return verdicts[shown.id]
  return practice.marked?.questionId === shown.id ? practice.marked.verdict : undefined
}
