import type { Token } from '../../../read/tokenize.ts'
import { isPast } from '../deeds/readDeed.ts'
import { subjectOf } from '../deeds/subjectOf.ts'
import { auxiliaries, fillers } from '../words/stopWords.ts'
import { objectsOf } from './objectsOf.ts'
import { arePronounsTurned, pronounsOf } from './pronounsOf.ts'
import { joins, stops } from './pieceWords.ts'
import { deedKey } from './readVerse.ts'
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
  const verbs = tokens.flatMap((token, at): readonly SaidDeed[] => {
    // "I think" tells no deed of the verse.
    if (!hasVerbForm(tokens, at) || (tokens[at - 1]?.word === 'i' && fillers.has(token.word))) return []
    const isPassive = isPassiveAt(tokens, at)
    const told = isPassive ? verse.passives : verse.deeds
    // A synonym may be no verb at all ("holy" for "sanctify"), unless its form says so.
    const isVerb = isPast(token.word) || auxiliaries.has(tokens[at - 1]?.word ?? '') || tokens[at - 1]?.word === 'to'
    const keys = [deedKey(token), token.stem, ...(isVerb ? stemsOf(token) : [])]
    const deeds = new Set(keys.flatMap((key) => told.get(key) ?? []))
    return deeds.size === 0 ? [] : [{ token, isPassive, deeds: [...deeds] }]
  })
  return verbs.slice(0, mostVerbs).flatMap((deed) => {
    const turned = deed.isPassive ? subjectTurned(tokens, deed, verse) : deedTurned(tokens, deed, verse)
    return turned.map((one) => [one, deed.token] as const)
  })
}

/** A verb of a response and the deeds of the verse that it may tell. */
type SaidDeed = { readonly token: Token; readonly isPassive: boolean; readonly deeds: readonly VerseDeed[] }

/** To whom a deed is done by the verse, where the response says it of another: "a hut is left like the daughter of Zion". */
function subjectTurned(tokens: readonly Token[], { token, deeds }: SaidDeed, verse: ReadVerse): readonly Token[] {
  const subjects = subjectOf(tokens, token.index, isVerbBut(token, verse))?.nouns ?? []
  const isSubject = ({ stem }: Token): boolean => deeds.some((deed) => deed.doers.has(stem))
  if (subjects.length === 0 || subjects.some(isSubject)) return []
  const turned = doerAfter(tokens, token.index, isSubject)
  return turned === undefined ? [] : [turned]
}

/** The words of a clause in the active that are on the wrong side of its verb, the verb itself where it has pronouns. */
function deedTurned(tokens: readonly Token[], { token, deeds }: SaidDeed, verse: ReadVerse): readonly Token[] {
  const isVerb = isVerbBut(token, verse)
  const subject = subjectOf(tokens, token.index, isVerb)
  const said = pronounsOf(tokens, token.index, subject?.pronoun)
  if (deeds.every(({ pronouns }) => arePronounsTurned(said, pronouns))) return [token]
  const doers = subject?.nouns ?? []
  const objects = objectsOf(tokens, token.index, isVerb)
  const next = tokens[token.index + 1]
  const hasObject = objects.length > 0 || (next !== undefined && !stops.test(next.gap) && objectPronouns.has(next.word))
  const isDoer = ({ stem }: Token): boolean => deeds.some((deed) => deed.doers.has(stem))
  const isObject = ({ stem }: Token): boolean => deeds.some((deed) => deed.objects.has(stem))
  const [deed] = deeds
  const isOne = deed !== undefined && deeds.length === 1
  const found = [
    // Without an object the skins burst, and nothing bursts them.
    hasObject ? doers.find((one) => isObject(one) && !isDoer(one)) : undefined,
    objects.find((one) => isDoer(one) && !isObject(one)),
    // "Sidon speaks to the sea" where the sea speaks.
    doers.length > 0 && !doers.some(isDoer) ? doerAfter(tokens, token.index, isDoer) : undefined,
    isOne && deed.isDirect && !doers.some(isDoer)
      ? doers.find((one) => isElsewhere(one, 'doers', deed, verse))
      : undefined,
    isOne && deed.objects.size > 0 && !objects.some(isObject)
      ? objects.find((one) => isElsewhere(one, 'objects', deed, verse))
      : undefined,
  ]
  return found.filter((one) => one !== undefined)
}

function isVerbBut({ index: verb }: Token, { verbs }: ReadVerse): (token: Token) => boolean {
  return ({ index, word, stem }) => index !== verb && (verbs.has(stem) || isPast(word))
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
