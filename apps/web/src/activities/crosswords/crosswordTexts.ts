import { amountText } from '../../language/amountText.ts'
import type { Toast } from '../../ui/toasts/toastStore.ts'
import type { Question } from '../../ui/dialogs/useAskFirst.tsx'
import type { CrosswordRun } from './crosswordRun.ts'
import { isCounted, type Standing } from './puzzle/standing.ts'

const again = 'Reset begins another attempt.'

/** What is said below the crossword's buttons. */
export function crosswordNote({ phase, standing }: Pick<CrosswordRun, 'phase' | 'standing'>): string {
  if (phase === 'ready') return 'The clock starts when you press Start or type your first letter.'
  if (phase === 'started') return 'When you have solved it, it is marked complete for you.'
  return standing === null ? `Well done! ${again}` : `${resultText(standing)} ${again}`
}

function resultText(standing: Standing): string {
  const { own, words, filled, squares, isSolved } = standing
  if (filled === 0) return 'You ended it before the first letter.'
  if (!isSolved) return `You ended it with ${filled} of ${squares} letters. Your study time counts.`
  if (own === words) return 'Well done! You found every word yourself.'
  const found = `You found ${own} of ${amountText(words, 'word')} yourself.`
  return isCounted(standing)
    ? `Well done! ${found}`
    : `Solved. ${found} It counts as a crossword when half of them are your own.`
}

/** What is asked before a crossword that isn't solved is ended. */
export function endQuestion({ filled, squares }: Standing): Question {
  const stand =
    filled === 0 ? 'Nothing is filled in yet.' : `${filled} of ${squares} letters are filled in, not all of them right.`
  return {
    title: 'End this crossword?',
    text: `${stand} It won’t count as solved; your study time is kept.`,
    verb: 'End it',
  }
}

/**
 * What is asked before a crossword under way is dropped; undefined where there
 * is nothing to lose. `isOwn`: its frame is ours and tells what it holds.
 */
export function dropQuestion(
  { phase, standing }: Pick<CrosswordRun, 'phase' | 'standing'>,
  isOwn: boolean,
): Question | undefined {
  if (phase !== 'started' || (isOwn && (standing?.filled ?? 0) === 0)) return undefined
  return {
    title: 'Leave this crossword?',
    text: 'What you have filled in will be lost.',
    verb: 'Leave it',
  }
}

export const crosswordToasts = {
  completed: (label: string, time: string): Toast => ({
    title: 'Crossword Completed',
    description: `${label} in ${time}.`,
    durationMs: 60_000,
  }),
}
