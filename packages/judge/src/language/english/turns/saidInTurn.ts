import type { SurplusCase } from '../../../count/surplusCase.ts'
import type { Token } from '../../../read/tokenize.ts'
import { determiners } from '../words/wordKinds.ts'

/** So many other things said in one form are guesses, where one is asked for. */
const fewestGuesses = 2
const denying = new Set('no not'.split(' '))

/**
 * What a response says in turn in the very form of its one answer, where that is more than a slip: the bear and the goat of "he fed a bear
 * and he fed a goat and he fed an ox" where one animal is asked for.
 */
export function saidInTurn({ isSingle, evidence, response, asked, recited, verse }: SurplusCase): readonly Token[] {
  const { tokens, denied } = response
  const [first] = [...evidence].toSorted((a, b) => a - b)
  if (!isSingle || first === undefined || recited.size > 0) return []
  const form = formBefore(tokens, first)
  if (form === undefined) return []
  const others = tokens.filter(
    (token) =>
      !token.isStop &&
      !evidence.has(token.index) &&
      !denied.has(token.index) &&
      !asked.stems.has(token.stem) &&
      formBefore(tokens, token.index) === form,
  )
  const isOfVerse = others.every(({ stem }) => verse.has(stem))
  return others.length < fewestGuesses || isOfVerse ? [] : others
}

/** The two words before a noun, its articles passed over; undefined where there are none. */
function formBefore(tokens: readonly Token[], at: number): string | undefined {
  const does = wordBefore(tokens, at)
  const who = does && wordBefore(tokens, does.index)
  if (who === undefined || does === undefined || denying.has(does.word)) return undefined
  return /[,.;:!?\n]/.test(does.gap) ? undefined : `${who.word} ${does.word}`
}

function wordBefore(tokens: readonly Token[], at: number): Token | undefined {
  let before = at - 1
  while (determiners.has(tokens[before]?.word ?? '')) before--
  return tokens[before]
}
