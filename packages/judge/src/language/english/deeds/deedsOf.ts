import { isRelative } from '../../../read/isRelative.ts'
import { oncePer } from '../../../read/oncePer.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import { auxiliaries, phraseBreaks } from '../words/stopWords.ts'
import { isPast, readDeed } from './readDeed.ts'
import type { Deed } from './readDeed.ts'

const asking = new Set('what which who whom whose how'.split(' '))

/** For each part of a question the deed that it is asked a side of: one for all, or one after another where there are as many. */
export function deedsOf(asked: ReadQuestion, partCount: number): readonly (Deed | undefined)[] {
  return deedsFor(asked)(partCount)
}

const deedsFor = oncePer((asked: ReadQuestion) => {
  const known = new Map<number, readonly (Deed | undefined)[]>()
  return (partCount: number): readonly (Deed | undefined)[] => {
    const deeds = known.get(partCount) ?? read(asked, partCount)
    known.set(partCount, deeds)
    return deeds
  }
})

function read({ tokens }: ReadQuestion, partCount: number): readonly (Deed | undefined)[] {
  const asks = tokens.filter((token) => asking.has(token.word) && !isRelative(tokens, token)).map(({ index }) => index)
  const own = asks.map((ask, at) => withLead(readDeed(tokens, ask, clauseEnd(tokens, ask, asks[at + 1])), tokens, ask))
  const deeds = own.map((deed, at) => participle(tokens, asks, own, at) ?? deed)
  const counts = asks.map((ask) => {
    const number = tokens[ask + 1]?.number
    return number === undefined || number.isOrdinal ? 1 : Math.min(number.value, partCount)
  })
  // What follows the first asking word of a question for one thing only tells more of it.
  if (asks.length === 1 || partCount === 1) return Array.from({ length: partCount }, () => deeds[0])
  const whole = deeds.map((deed, at) => deed ?? gapped(tokens, asks, deeds, at))
  const spread = whole.flatMap((deed, at) => Array.from({ length: counts[at] ?? 1 }, () => deed))
  return spread.length === partCount ? spread : []
}

/** A deed with the preposition before its asking word. */
function withLead(deed: Deed | undefined, tokens: ReadQuestion['tokens'], ask: number): Deed | undefined {
  const lead = tokens[ask - 1]?.word ?? ''
  const isLed = phraseBreaks.has(lead) && !/[,;:]/.test(tokens[ask]?.gap ?? '') && !asking.has(lead)
  return deed === undefined || !isLed ? deed : { ...deed, lead }
}

/**
 * The deed of an asking clause that has nothing but a participle and
 * leaves the rest to the first ("what have they broken, what violated").
 */
function participle(
  tokens: ReadQuestion['tokens'],
  asks: readonly number[],
  deeds: readonly (Deed | undefined)[],
  at: number,
): Deed | undefined {
  const ask = asks[at] ?? 0
  const [verb, ...rest] = tokens.slice(ask + 1, clauseEnd(tokens, ask, asks[at + 1]))
  const [first] = deeds
  const helper = tokens[(asks[0] ?? 0) + 1]?.word ?? ''
  const isBare = at > 0 && verb !== undefined && isPast(verb.word) && rest.length === 0 && /^ha(?:ve|s|d)$/.test(helper)
  return isBare && first?.side === 'object' ? { ...first, verbs: new Set([verb.stem]), objects: new Set() } : undefined
}

/** The deed of an asking clause that leaves it to the next one ("for which …, and for which will he whistle?") or the one before. */
function gapped(
  tokens: ReadQuestion['tokens'],
  asks: readonly number[],
  deeds: readonly (Deed | undefined)[],
  at: number,
): Deed | undefined {
  const ask = asks[at] ?? 0
  const own = tokens.slice(ask + 1, clauseEnd(tokens, ask, asks[at + 1]))
  if (own.some(({ word }) => auxiliaries.has(word))) return undefined
  const beside = at === 0 ? 1 : at - 1
  const other = asks[beside]
  const lead = (place: number): string =>
    /[,;:]/.test(tokens[place]?.gap ?? '') ? '' : (tokens[place - 1]?.word ?? '')
  const isAlike =
    other !== undefined &&
    tokens[ask]?.word === tokens[other]?.word &&
    (lead(ask) === lead(other) || tokens[ask]?.word === 'who')
  const before = deeds[beside]
  if (before === undefined || !isAlike) return undefined
  if (at === 0) return before
  return {
    ...before,
    objects: new Set([...before.objects, ...own.filter(({ isStop }) => !isStop).map(({ stem }) => stem)]),
  }
}

/** Where a clause ends: at the comma or "and" before the next asking word. */
export function clauseEnd(tokens: ReadQuestion['tokens'], ask: number, next: number | undefined): number {
  if (next === undefined) return tokens.length
  let at = next
  while (at > ask + 1 && !/[,;:]/.test(tokens[at]?.gap ?? '') && tokens[at]?.word !== 'and') at--
  return at > ask + 1 ? at : next
}
