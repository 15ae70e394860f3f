import type { MemoryWord } from '@seraph/schema/http/memoryGame'

import { foldMemoryWord } from './foldMemoryWord.ts'
import { scrambleWord } from './scrambleWord.ts'

/** The words of a verse in their order, each with what stands around it, and scrambled (rule 31). Of a text without words none. */
export function memoryWords(text: string): MemoryWord[] {
  const words: string[] = []
  let before = ''
  for (const piece of text.match(/[^\s—–]+[—–]*|[—–]+/gu) ?? []) {
    const last = words.at(-1)
    if (foldMemoryWord(piece) !== '') {
      words.push(before + piece)
      before = ''
    } else if (last === undefined) before += piece
    else words[words.length - 1] = last + piece
  }
  return words.map((original) => ({ original, scrambled: scrambleWord(original) }))
}
