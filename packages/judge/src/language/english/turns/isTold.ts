import type { SurplusCase } from '../../../count/surplusCase.ts'
import type { Item } from '../../../read/split/items.ts'
import type { Token } from '../../../read/tokenize.ts'
import { partDeed } from '../deeds/partDeed.ts'
import { isPast, subjectPronouns } from '../deeds/readDeed.ts'
import { auxiliaries, negators } from '../words/stopWords.ts'

/** From so many words with so many verbs on a response is talk. */
const fewestTold = 14
const fewestVerbs = 3
const sayings = new Set('say says said'.split(' '))

/** Whether a response is talk: many words, and several verbs among them. */
export function isTalk(tokens: readonly Token[]): boolean {
  return tokens.length >= fewestTold && tokens.filter((token) => isVerb(token)).length >= fewestVerbs
}

/**
 * Whether an item of a sentence goes on telling what was done ("took him", "watched"), where no deeds are asked for; in talk also whatever
 * has a verb or says nothing but words of the verse.
 */
export function isTold({ tokens }: Item, { lexicon, parts, asked, evidence, verse, isTelling }: SurplusCase): boolean {
  const { grammar } = lexicon.language
  const [first] = tokens
  if (!grammar.hasDeeds || first === undefined) return false
  const isOfThings = parts.every(
    ({ accepted: [own] }) => own === undefined || partDeed(own.wording.tokens) === undefined,
  )
  if (isPast(first.word) && isOfThings) return true
  const isOfVerse = ({ stem, isStop }: Token): boolean =>
    isStop || verse.has(stem) || (lexicon.mates.get(stem) ?? []).some((mate) => verse.has(mate.stem))
  // What the verse tells of besides is no other answer.
  const isOfTale = tokens.length > 1 && tokens.every((token) => isOfVerse(token))
  if (!isTelling) return isOfTale && isPast(first.word)
  // "The army comes and …": how a tale begins.
  const isOpening =
    first.index < Math.min(...evidence) && tokens.some(({ stem, isStop }) => !isStop && asked.stems.has(stem))
  return (
    isOfTale ||
    (isOpening && tokens.length > 2) ||
    subjectPronouns.has(first.word) ||
    (isOfThings && tokens.some((token) => isVerb(token)))
  )
}

function isVerb({ word }: Token): boolean {
  return auxiliaries.has(word) || negators.has(word) || sayings.has(word) || isPast(word)
}
