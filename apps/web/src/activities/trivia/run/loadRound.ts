import type { TriviaQuestion } from '@seraph/schema/http/trivia'
import type { Season } from '@seraph/schema/season'

import type { RoundSetup } from '../../../activity/round/roundSetup.ts'
import { loadTrivia } from './loadTrivia.ts'
import type { TriviaMemory } from './triviaMemory.ts'

type Given = { season: Season; memory: TriviaMemory }

/**
 * The trivia of a round. One whole chapter comes in the pack's order; what is chosen from it, or from several, in any
 * other. Throws what `call` throws.
 */
export async function loadRound(setup: RoundSetup, { season, memory }: Given): Promise<TriviaQuestion[]> {
  const chapters = [...setup.chapters].toSorted((a, b) => a - b)
  const questions = (await Promise.all(chapters.map(loadTrivia))).flat()
  const { size, of } = setup.wish
  if (chapters.length === 1 && setup.places.size === 0 && size === 'all' && of === 'mixed') return questions
  const { pickTrivia } = await import('./pickTrivia.ts')
  return pickTrivia(questions, setup, { season, memory, random: Math.random })
}
