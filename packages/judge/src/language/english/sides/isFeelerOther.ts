import type { ReadQuestion } from '../../../read/readQuestion.ts'
import { oncePer } from '../../../read/oncePer.ts'
import type { Token } from '../../../read/tokenize.ts'
import { isPast } from '../deeds/readDeed.ts'
import { stops } from '../verse/pieceWords.ts'
import { auxiliaries } from '../words/stopWords.ts'
import { determiners } from '../words/wordKinds.ts'

const feeling = new Set('is was were are am felt feels feel became got'.split(' '))
const adverbs = new Set('very so really too quite all exceedingly greatly'.split(' '))

/**
 * Whether a response lets another person of the question feel or do what it asks for: "the girl was sorry" where it asks how the king felt
 * about the girl's request.
 */
export function isFeelerOther(asked: ReadQuestion, evidence: readonly number[], tokens: readonly Token[]): boolean {
  const feeler = feelerOf(asked)
  const [first] = evidence
  if (feeler === undefined || first === undefined) return false
  const verb = tokens.findLast(({ index, word }) => index < first && !adverbs.has(word))
  if (verb === undefined) return false
  // "The priest stayed quiet".
  const isDeed = isPast(tokens[first]?.word ?? '') && !verb.isStop
  if (!isDeed && !feeling.has(verb.word)) return false
  const subject = isDeed ? verb : tokens[verb.index - 1]
  if (subject === undefined || subject.isStop) return false
  if (tokens.slice(verb.index, first + 1).some(({ gap }) => stops.test(gap))) return false
  const start = tokens.findLast(({ index, word, isStop }) => index < subject.index && isStop && !determiners.has(word))
  // "What they said about the girl was sad" is not said of the girl.
  if (start !== undefined && !/^(?:that|and|but|because|so|then)$/.test(start.word)) return false
  return asked.stems.has(subject.stem) && !feeler.has(subject.stem)
}

/** The stems of who feels something, of a question that asks how somebody feels. */
const feelerOf = oncePer(({ tokens }: ReadQuestion): ReadonlySet<string> | undefined => {
  const how = tokens.findIndex(({ word }) => word === 'how')
  const feel = tokens.findIndex(({ word, index }) => index > how && /^(?:feel|felt|react|respond)$/.test(word))
  const helper = tokens[how + 1]
  if (how < 0 || feel < 0 || helper === undefined || !auxiliaries.has(helper.word)) return undefined
  return new Set(tokens.slice(how + 2, feel).map(({ stem }) => stem))
})
