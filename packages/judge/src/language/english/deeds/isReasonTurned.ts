import { oncePer } from '../../../read/oncePer.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { auxiliaries, phraseBreaks } from '../words/stopWords.ts'
import { determiners } from '../words/wordKinds.ts'

/** What a question asks with, and the conjunctions that lead to an answer. */
const leading: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['when', new Set(['when', 'after', 'before', 'once'])],
  ['why', new Set(['because', 'since'])],
])

/**
 * Whether a response exchanges what happens and when or why it does: "the vintage is done when the gleaning is done" where it asks when
 * the gleaning is done.
 */
export function isReasonTurned(asked: ReadQuestion, evidence: readonly number[], tokens: readonly Token[]): boolean {
  const [first, last] = [evidence[0], evidence.at(-1)]
  const conjunctions = conjunctionsOf(asked)
  if (first === undefined || last === undefined || conjunctions === undefined) return false
  const conjunction = tokens.find(({ index, word }) => index > last && conjunctions.has(word))
  if (conjunction === undefined || tokens.slice(0, first).some(({ word }) => phraseBreaks.has(word))) return false
  const isBroken = tokens.slice(last + 1, conjunction.index + 1).some(({ gap }) => /[,.;:!?\n]/.test(gap))
  const subject = tokens.slice(conjunction.index + 1).find(({ word }) => !determiners.has(word))
  return (
    !isBroken &&
    subject?.isStop === false &&
    asked.stems.has(subject.stem) &&
    tokens.slice(0, conjunction.index).every(({ stem }) => stem !== subject.stem)
  )
}

/** What leads to an answer where a question asks when or why something is done; undefined where it doesn't. */
const conjunctionsOf = oncePer(({ tokens }: ReadQuestion) => {
  const ask = tokens.find(({ word, index }) => leading.has(word) && auxiliaries.has(tokens[index + 1]?.word ?? ''))
  return leading.get(ask?.word ?? '')
})
