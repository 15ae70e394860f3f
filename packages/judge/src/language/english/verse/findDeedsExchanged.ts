import type { Token } from '../../../read/tokenize.ts'
import { isPast } from '../deeds/readDeed.ts'
import { subjectOf } from '../deeds/subjectOf.ts'
import { objectsOf } from './objectsOf.ts'
import { stops } from './pieceWords.ts'
import type { ReadVerse, VerseDeed } from './readVerse.ts'
import { hasVerbForm, isPassiveAt } from './verbsOf.ts'

const objectPronouns = new Set('him her them it me us you'.split(' '))
/** So many verbs of a response are compared. */
const mostVerbs = 20

/**
 * The words of a response in whose clause the verse's doer and object have changed places, each with the clause's verb: "Jesus went out to
 * seize his friends", "the devil would destroy his works"; and who does or suffers what another of the verse does or suffers.
 */
export function findDeedsExchanged(
  tokens: readonly Token[],
  verse: ReadVerse,
  stemsOf: (token: Token) => readonly string[],
): readonly (readonly [Token, Token])[] {
  const verbs = tokens.flatMap((token, at) => {
    if (!hasVerbForm(tokens, at) || isPassiveAt(tokens, at)) return []
    const deeds = stemsOf(token).flatMap((stem) => verse.deeds.get(stem) ?? [])
    return deeds.length === 0 ? [] : [{ token, deeds }]
  })
  return verbs.slice(0, mostVerbs).flatMap(({ token, deeds }) => {
    const isVerb = ({ index, word, stem }: Token): boolean =>
      index !== token.index && (verse.verbs.has(stem) || isPast(word))
    const doers = subjectOf(tokens, token.index, isVerb)?.nouns ?? []
    const objects = objectsOf(tokens, token.index, isVerb)
    const next = tokens[token.index + 1]
    const hasObject =
      objects.length > 0 || (next !== undefined && !stops.test(next.gap) && objectPronouns.has(next.word))
    const isDoer = ({ stem }: Token): boolean => deeds.some((deed) => deed.doers.has(stem))
    const isObject = ({ stem }: Token): boolean => deeds.some((deed) => deed.objects.has(stem))
    const turned = [
      // Without an object the skins burst, and nothing bursts them.
      hasObject ? doers.find((one) => isObject(one) && !isDoer(one)) : undefined,
      objects.find((one) => isDoer(one) && !isObject(one)),
    ]
    const [deed] = deeds
    const others =
      deed === undefined || deeds.length > 1
        ? []
        : [
            deed.isDirect && !doers.some(isDoer)
              ? doers.find((one) => isElsewhere(one, 'doers', deed, verse))
              : undefined,
            deed.objects.size > 0 && !objects.some(isObject)
              ? objects.find((one) => isElsewhere(one, 'objects', deed, verse))
              : undefined,
          ]
    return [...turned, ...others].flatMap((one) => (one === undefined ? [] : [[one, token] as const]))
  })
}

/** Whether a word is on the same side of another of the verse's deeds. */
function isElsewhere({ stem }: Token, side: 'doers' | 'objects', deed: VerseDeed, verse: ReadVerse): boolean {
  return [...verse.deeds.values()].some((deeds) =>
    deeds.some((other) => other !== deed && (side === 'objects' || other.isDirect) && other[side].has(stem)),
  )
}
