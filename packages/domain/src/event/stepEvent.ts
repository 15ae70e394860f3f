import type { EventPhase } from '@seraph/schema/rooms/eventPhase'

import { answerMs } from './eventProfile.ts'
import type { EventProfile } from './eventProfile.ts'
import type { EventState } from './eventState.ts'
import { graceMs } from './refuseDraft.ts'

/**
 * What moves an event: the host's presses, or the clock in their place. `advance`
 * names the phase that it leaves, `skip` its question and `add_time` what was
 * added before, so that a press that comes twice, or late, moves nothing.
 */
export type EventStep =
  | { kind: 'advance'; from: EventPhase; question: number }
  | { kind: 'repeat_reading' }
  | { kind: 'add_time'; question: number; fromMs: number; ms: number }
  | { kind: 'skip'; question: number }
  | { kind: 'void'; question: number; isVoid: boolean }
  | { kind: 'run'; runs: boolean }
  | { kind: 'end' }

/** Why a step can't be. */
export type StepRefusal = 'moved_on' | 'not_now' | 'no_such_question' | 'bad_time'

/**
 * What doesn't come from the event itself. `points`: of each question; `readingMs`: how
 * long a question, from 0, is read once; `now`: the server's, in milliseconds; `isPaper`: it
 * was played on paper, so that all of its questions were asked (rule 237).
 */
export type EventContext = {
  profile: EventProfile
  points: readonly number[]
  readingMs: (question: number) => number
  now: number
  isPaper?: boolean
}

const inOrder = ['read_1', 'read_2', 'answer', 'locked', 'marking', 'reveal'] as const
const isReading = (phase: EventPhase): boolean => phase === 'read_1' || phase === 'read_2'

/** How long the graders have for the marking, and everybody for the answer, where the event runs by itself. */
const markingMs = 10_000
const revealMs = 8_000

/** The most that may be added to one question's time. */
export const mostExtraMs = 5 * 60_000

/**
 * The state after a step, or why there is none (rule 230). A phase follows the
 * one before it, and none is left out; sheets are marked only once none can
 * arrive any more. What is over moves no more, but for its questions, which can still be voided.
 */
export function stepEvent(state: EventState, step: EventStep, context: EventContext): EventState | StepRefusal {
  if (state.phase === 'end' && step.kind !== 'void') return 'not_now'
  switch (step.kind) {
    case 'advance':
      return step.from === state.phase && step.question === state.question ? advance(state, context) : 'moved_on'
    case 'repeat_reading':
      return isReading(state.phase) || state.phase === 'answer' ? enter(state, 'read_2', context) : 'not_now'
    case 'add_time':
      return step.question === state.question && step.fromMs === state.extraMs ? addTime(state, step.ms) : 'moved_on'
    case 'skip':
      if (step.question !== state.question) return 'moved_on'
      return isReading(state.phase) || state.phase === 'answer'
        ? nextQuestion({ ...state, isVoid: state.isVoid.with(state.question, true) }, context)
        : 'not_now'
    case 'void':
      if (state.isVoid[step.question] === undefined) return 'no_such_question'
      if (context.isPaper !== true && step.question > state.question) return 'no_such_question'
      return { ...state, isVoid: state.isVoid.with(step.question, step.isVoid) }
    case 'run':
      return state.runs === step.runs ? state : letRun(state, step.runs, context)
    case 'end':
      return { ...state, phase: 'end', deadline: undefined }
    default:
      return step satisfies never
  }
}

function advance(state: EventState, context: EventContext): EventState | StepRefusal {
  if (state.phase === 'lobby') return enter(state, 'read_1', context)
  if (state.phase === 'break') return enter(state, 'read_1', context)
  if (state.phase === 'reveal') return nextQuestion(state, context)
  if (state.phase === 'answer' && context.now < (state.deadline ?? 0)) return 'not_now'
  if (state.phase === 'locked' && context.now <= (state.deadline ?? 0) + graceMs) return 'not_now'
  const next = inOrder[inOrder.findIndex((phase) => phase === state.phase) + 1]
  return next === undefined ? 'not_now' : enter(state, next, context)
}

function enter(state: EventState, phase: EventPhase, context: EventContext): EventState {
  const { profile, points, now } = context
  if (phase === 'answer') {
    const deadline = now + answerMs(profile, points[state.question] ?? 1) + state.extraMs
    return { ...state, phase, deadline }
  }
  const next = { ...state, phase }
  return phase === 'locked' ? next : { ...next, deadline: paceOf(next, context) }
}

/** When a phase is over that has no time of its own: where the event runs by itself. */
function paceOf({ phase, question, runs }: EventState, { readingMs, now }: EventContext): number | undefined {
  if (!runs) return undefined
  if (isReading(phase)) return now + readingMs(question)
  if (phase === 'marking') return now + markingMs
  return phase === 'reveal' ? now + revealMs : undefined
}

/** From now on the clock moves the event, or the host does; sheets and a break keep their time. */
function letRun(state: EventState, runs: boolean, context: EventContext): EventState {
  const hasOwnTime = state.phase === 'answer' || state.phase === 'locked' || state.phase === 'break'
  const next = { ...state, runs }
  return hasOwnTime ? next : { ...next, deadline: paceOf(next, context) }
}

function nextQuestion(state: EventState, context: EventContext): EventState {
  const question = state.question + 1
  const next = { ...state, question, extraMs: 0, deadline: undefined }
  if (question >= state.isVoid.length) return { ...state, phase: 'end', deadline: undefined }
  if (question === context.profile.breakAfter && !state.wasBreak)
    return { ...next, phase: 'break', wasBreak: true, deadline: context.now + context.profile.breakSeconds * 1_000 }
  return enter(next, 'read_1', context)
}

/** Time may be added from the reading on until the sheets close, for everybody, and stays marked. */
function addTime(state: EventState, ms: number): EventState | StepRefusal {
  const extraMs = state.extraMs + ms
  if (!Number.isInteger(ms) || ms <= 0 || extraMs > mostExtraMs) return 'bad_time'
  if (isReading(state.phase)) return { ...state, extraMs }
  if (state.phase !== 'answer' || state.deadline === undefined) return 'not_now'
  return { ...state, extraMs, deadline: state.deadline + ms }
}
