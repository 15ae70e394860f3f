import { foldMemoryWord } from './foldMemoryWord.ts'

export type MemoryWordState = 'neutral' | 'correct' | 'incorrect'

/**
 * What has been typed for a word: nothing, the word, or something else (rule 123). Case, blanks around it and punctuation don't
 * count, so that any keyboard's apostrophe will do.
 */
export function memoryWordState(original: string, typed: string): MemoryWordState {
  if (typed.trim() === '') return 'neutral'
  return foldMemoryWord(typed) === foldMemoryWord(original) ? 'correct' : 'incorrect'
}
