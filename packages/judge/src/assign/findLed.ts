import type { PartMatch } from '../match/matchPart.ts'
import type { ReadResponse } from '../read/readResponse.ts'
import type { Crossing } from './findCrossed.ts'
import type { Slots } from './findSlots.ts'

/** Words that may stand between a preposition and its noun. */
const determiners = new Set('a an the his her its their our my your'.split(' '))

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
    const slot = leads.findIndex((other) => other !== undefined && other === lead)
    // A preposition that is the answer's own tells its slot where the question asks with the same one.
    if (isWithin && (slot !== part || lead !== own.word)) return []
    return slot < 0 ? [] : [{ part, isOwn: slot === part }]
  })
  const isCrossed = led.length > 1 && led.length === given.length && led.every(({ isOwn }) => !isOwn)
  return {
    crossed: new Set(isCrossed ? led.map(({ part }) => part) : []),
    assigned: new Set(led.filter(({ isOwn }) => isCrossed || isOwn).map(({ part }) => part)),
  }
}

function leadBefore(
  from: number,
  tokens: ReadResponse['tokens'],
  phraseBreaks: ReadonlySet<string>,
): string | undefined {
  let at = from - 1
  while (determiners.has(tokens[at]?.word ?? '')) at--
  const lead = tokens[at]?.word
  const isBroken = tokens.slice(at + 1, from + 1).some(({ gap }) => /[,.;:!?]/.test(gap))
  return lead !== undefined && phraseBreaks.has(lead) && !isBroken ? lead : undefined
}
