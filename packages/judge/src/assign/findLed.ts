import type { PartMatch } from '../match/matchPart.ts'
import type { ReadResponse } from '../read/readResponse.ts'
import type { Crossing } from './findCrossed.ts'
import type { Slots } from './findSlots.ts'

/** Words that may stand between a preposition and its noun. */
const determiners = new Set('a an the his her its their our my your many all some few'.split(' '))

/**
 * The parts that a preposition of the question tells apart ("from Egypt to Assyria" where it asks "from where … to where"). They cross
 * only where each part that is given is led to the wrong slot; a single preposition may belong to the sentence around it.
 */
export function findLed(
  { leads }: Slots,
  matches: readonly (PartMatch | undefined)[],
  { tokens, language }: ReadResponse,
): Crossing {
  const { phraseBreaks } = language.words
  const given = matches.flatMap((match, part) => (match?.isGiven ? [{ part, match }] : []))
  const led = given.flatMap(({ part, match }) => {
    const [own] = match.wording.tokens
    const isWithin = own !== undefined && phraseBreaks.has(own.word)
    const lead = leadBefore(
      Math.min(...match.matched.flatMap((candidate) => candidate?.given ?? [])),
      tokens,
      phraseBreaks,
    )
    const slot = leads[part] === lead ? part : leads.indexOf(lead)
    if (lead === undefined) return []
    // A preposition that is the answer's own tells its slot where the question asks with the same one.
    if (isWithin && (slot !== part || lead !== own.word)) return []
    return slot < 0 ? [] : [{ part, slot, isOwn: slot === part }]
  })
  const isCrossed = led.length > 1 && led.length === given.length && led.every(({ isOwn }) => !isOwn)
  // "At his authority, with teaching, unlike the scribes": two are led to each other's slot.
  const swapped = led.filter(
    ({ part, slot }) => slot !== part && led.some((other) => other.part === slot && other.slot === part),
  )
  const [only] = led
  // "The world has gone out into many deceivers": one is led to where the other belongs, which stands bare before it.
  const bare = given.find(({ part }) => part !== only?.part)
  const isTaken =
    only?.isOwn === false &&
    led.length === 1 &&
    given.length === 2 &&
    matches.length === 2 &&
    bare !== undefined &&
    leads[only.part] === undefined &&
    isBareBefore(bare.match, given.find(({ part }) => part === only.part)?.match, tokens, phraseBreaks)
  const crossed = isTaken ? given : isCrossed ? led : swapped
  return {
    crossed: new Set(crossed.map(({ part }) => part)),
    assigned: new Set([...crossed, ...led.filter(({ isOwn }) => isOwn)].map(({ part }) => part)),
  }
}

/** Whether one part is said before another in the same stretch, and no preposition leads it. */
function isBareBefore(
  one: PartMatch,
  other: PartMatch | undefined,
  tokens: ReadResponse['tokens'],
  phraseBreaks: ReadonlySet<string>,
): boolean {
  const [first, last, next] = [one.evidence[0], one.evidence.at(-1), other?.evidence[0]]
  if (first === undefined || last === undefined || next === undefined || last >= next) return false
  const between = tokens.slice(last + 1, next + 1)
  return (
    leadBefore(first, tokens, phraseBreaks) === undefined &&
    between.every(({ gap, word }) => !/[,.;:!?\n]/.test(gap) && word !== 'and' && word !== 'but')
  )
}

/** So many words are passed over before an "and" in search of what leads both of the things that it joins. */
const joinedReach = 5

/** The preposition that leads a place, over "and" as well: "with a drum and a flag". */
function leadBefore(
  from: number,
  tokens: ReadResponse['tokens'],
  phraseBreaks: ReadonlySet<string>,
): string | undefined {
  let at = from - 1
  while (determiners.has(tokens[at]?.word ?? '')) at--
  const lead = tokens[at]?.word
  const isBroken = (start: number): boolean => tokens.slice(start + 1, from + 1).some(({ gap }) => /[,.;:!?]/.test(gap))
  if (lead === undefined || isBroken(at)) return undefined
  if (phraseBreaks.has(lead)) return lead
  if (lead !== 'and') return undefined
  const joined = tokens.findLastIndex(({ index, word }) => index < at && phraseBreaks.has(word))
  return joined < 0 || at - joined > joinedReach || isBroken(joined) ? undefined : tokens[joined]?.word
}
