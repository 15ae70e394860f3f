import type { Token } from '../../../read/tokenize.ts'
import { isPast } from '../deeds/readDeed.ts'
import { subjectOf } from '../deeds/subjectOf.ts'
import { objectsOf } from './objectsOf.ts'
import { joins, stops } from './pieceWords.ts'
import type { ReadVerse, VerseDeed } from './readVerse.ts'
import { hasVerbForm, isPassiveAt } from './verbsOf.ts'

const objectPronouns = new Set('him her them it me us you'.split(' '))
/** So many verbs of a response are compared. */
const mostVerbs = 20
/** So many words after a verb are looked at for who should do its deed. */
const reach = 8

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
      // "Sidon speaks to the sea" where the sea speaks.
      doers.length > 0 && !doers.some(isDoer) ? doerAfter(tokens, token.index, isDoer) : undefined,
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

/** Who does a deed by the verse and stands after its verb, in the same clause and not after "by". */
function doerAfter(tokens: readonly Token[], verb: number, isDoer: (token: Token) => boolean): Token | undefined {
  const after = tokens.slice(verb + 1, verb + 1 + reach)
  const end = after.findIndex(({ gap, word }) => stops.test(gap) || joins.has(word) || word === 'by')
  return (end < 0 ? after : after.slice(0, end)).find((token) => !token.isStop && isDoer(token))
}

/** Whether a word is on the same side of another of the verse's deeds. */
function isElsewhere({ stem }: Token, side: 'doers' | 'objects', deed: VerseDeed, verse: ReadVerse): boolean {
  return [...verse.deeds.values()].some((deeds) =>
    deeds.some((other) => other !== deed && (side === 'objects' || other.isDirect) && other[side].has(stem)),
  )
}
