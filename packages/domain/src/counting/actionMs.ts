const answerMs = 1_000
const wordMs = 200

/** The words of a text. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** The least time that a person needs for an answer of so many words, in milliseconds: 1 s and 0.2 s a word (rule 44). */
export function answerTimeMs(words: number): number {
  return answerMs + wordMs * words
}

/** The same for a memory game in which so many words were found: no more than 5 a second (rule 44). */
export function memoryTimeMs(words: number): number {
  return wordMs * words
}

/** A finished crossword is taken for so many answers of one word each (rule 152). */
export const crosswordAnswers = 10

/** The least time that a person needs for a crossword, in milliseconds (rule 152). */
export const crosswordTimeMs = crosswordAnswers * answerTimeMs(1)
