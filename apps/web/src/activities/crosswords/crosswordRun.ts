import { newId } from '../../api/newId.ts'
import { newClockReading, type ClockReading } from '../../activity/studyClock.ts'
import type { Standing } from './puzzle/standing.ts'

/**
 * A crossword at hand (rule 123). `letters`: what the grid holds, `shown`:
 * the places whose letter was given away, `standing`: how far it is;
 * all where our own frame has told it.
 */
export type CrosswordRun = {
  chapter: number
  /** From 1. */
  attempt: number
  phase: 'ready' | 'started' | 'completed'
  letters: string[] | null
  shown: number[]
  standing: Standing | null
}

/** All of it as it is kept in the browser: plain data. */
export type KeptCrossword = {
  run: CrosswordRun
  clock: ClockReading
  /** The idempotency key that it will be saved under: made once, so that no second try counts again (rule 20). */
  saveKey: string
}

/** The version of the form above. */
export const crosswordVersion = 1

/** A crossword that nobody has begun; a chapter's first attempt where nothing else is said. */
export function newCrossword(chapter: number, attempt = 1): KeptCrossword {
  return {
    run: { chapter, attempt, phase: 'ready', letters: null, shown: [], standing: null },
    clock: newClockReading,
    saveKey: newId(),
  }
}

export type CrosswordAction =
  | { type: 'start' }
  | { type: 'complete'; standing?: Standing | undefined }
  | { type: 'setAttempt'; attempt: number }
  | { type: 'fill'; letters: string[]; shown: number[]; standing: Standing }

/** What a crossword becomes; Mark Complete needs Start first (rule 124), and what the first letter starts is started. */
export function crosswordReducer(run: CrosswordRun, action: CrosswordAction): CrosswordRun {
  switch (action.type) {
    case 'start':
      return run.phase === 'ready' ? { ...run, phase: 'started' } : run
    case 'complete':
      return run.phase === 'started' ? { ...run, phase: 'completed', standing: action.standing ?? run.standing } : run
    case 'setAttempt':
      return run.phase === 'ready' ? { ...run, attempt: Math.max(1, Math.floor(action.attempt) || 1) } : run
    case 'fill':
      return {
        ...run,
        letters: action.letters,
        shown: action.shown,
        standing: action.standing,
        phase: run.phase === 'ready' ? 'started' : run.phase,
      }
    default:
      return run
  }
}
