import type { Token } from '../read/tokenize.ts'
import type { SurplusCase } from './surplusCase.ts'

/** So many phrases with nothing between them are a row of answers, and so many words are in one at most. */
const fewestPhrases = 3
const longestPhrase = 4

/**
 * The first words of what isn't asked for in a row of phrases that nothing divides but the articles they begin with: "a house an altar a
 * throne a temple a wall". None where something else is said as well.
 */
export function besidePhrases(subject: SurplusCase, touched: ReadonlySet<number>): readonly Token[] {
  const { tokens } = subject.response
  const { determiners } = subject.lexicon.language.words
  // "The house of the ruler" is one phrase.
  const opens = ({ word, index }: Token): boolean => determiners.has(word) && tokens[index - 1]?.word !== 'of'
  const [first] = tokens
  if (first === undefined || !opens(first) || tokens.some(({ gap }) => !/^\s*$/.test(gap))) return []
  const phrases: Token[][] = []
  for (const token of tokens) {
    if (opens(token)) phrases.push([])
    else if (token.isStop && token.word !== 'of' && !determiners.has(token.word)) return []
    else phrases.at(-1)?.push(token)
  }
  const isPhrase = (phrase: readonly Token[]): boolean => phrase.length > 0 && phrase.length <= longestPhrase
  if (phrases.length < fewestPhrases || !phrases.every(isPhrase)) return []
  return phrases.flatMap((phrase) => (phrase.some(({ index }) => touched.has(index)) ? [] : phrase.slice(0, 1)))
}
