import type { PartMatch } from '../../../match/matchPart.ts'
import type { Token } from '../../../read/tokenize.ts'
import { stops } from '../verse/pieceWords.ts'
import { auxiliaries, negators, phraseBreaks } from '../words/stopWords.ts'
import { partDeed } from '../deeds/partDeed.ts'
import { objectPerson, subjectPerson } from '../deeds/pronouns.ts'
import { isPast } from '../deeds/readDeed.ts'

const beForms = new Set('is are was were be been being get gets got am'.split(' '))

/**
 * Whether a response lets the one who does a part's deed suffer it: "he was thrown out" for "throws them out", "to be trodden down" for
 * "tread them down". "He was destroyed" for "destroy him" says the same.
 */
export function isSuffered({ wording: { tokens: own, words }, matched }: PartMatch, tokens: readonly Token[]): boolean {
  const deed = partDeed(own)
  if (deed === undefined || deed.isPassive || phraseBreaks.has(own[deed.verb + 1]?.word ?? '')) return false
  const place = words.findIndex(({ token }) => token.index === deed.verb)
  const verb = matched[place]?.given[0]
  if (verb === undefined || !isPassive(tokens, verb)) return false
  const objects = [...deed.objects].flatMap(
    (index) => matched[words.findIndex(({ token }) => token.index === index)]?.given ?? [],
  )
  const start = tokens.findLastIndex(({ gap, index }) => index <= verb && stops.test(gap))
  const before = tokens.slice(Math.max(0, start), verb)
  // "The city was shaken" for "shake the city", "we were led astray by him": what suffers may stand before.
  if (before.some(({ index }) => objects.includes(index))) return false
  const subject = before.findLast(({ word }) => !auxiliaries.has(word))
  if (subject?.word === 'to' || subject?.word === 'and') return deed.object !== undefined
  const person = subjectPerson(subject?.word)
  const suffering = objectPerson(deed.object)
  return person !== undefined && suffering !== undefined && person !== suffering
}

/** Whether a participle stands after a form of "be" or "get" with nothing but a denial between. */
function isPassive(tokens: readonly Token[], verb: number): boolean {
  const before = tokens.findLast(({ index, word }) => index < verb && !negators.has(word))
  return beForms.has(before?.word ?? '') && isPast(tokens[verb]?.word ?? '')
}
