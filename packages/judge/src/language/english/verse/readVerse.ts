import { oncePer } from '../../../read/oncePer.ts'
import type { Scripture } from '../../../read/scripture.ts'
import type { Token } from '../../../read/tokenize.ts'
import { objectPerson } from '../deeds/pronouns.ts'
import { divine } from '../deeds/isDoerOther.ts'
import { subjectOf } from '../deeds/subjectOf.ts'
import { stemEnglish } from '../stemEnglish.ts'
import { auxiliaries } from '../words/stopWords.ts'
import { divineNames, sayings } from '../words/wordKinds.ts'
import { bondsOf } from './bondsOf.ts'
import type { Bond } from './bondsOf.ts'
import { objectsOf } from './objectsOf.ts'
import { pronounsOf } from './pronounsOf.ts'
import type { DeedPronouns } from './pronounsOf.ts'
import { piecesOf } from './piecesOf.ts'
import { hasVerbForm, isPassiveAt, isSaying, verbStemsOf } from './verbsOf.ts'

/** A deed that a verse tells: its verb, who does it and what it is done to, by their stems. */
export type VerseDeed = {
  readonly doers: ReadonlySet<string>
  readonly objects: ReadonlySet<string>
  /** Whether the doer stands with this very verb; else it was named before with another. */
  readonly isDirect: boolean
  /** The pronouns that say who does it and to whom, where pronouns do. */
  readonly pronouns: DeedPronouns
}

/** What the cited verses tell of who does what, and which words stand together. */
export type ReadVerse = {
  readonly text: readonly Token[]
  readonly skipped: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
  readonly bonds: readonly Bond[]
  readonly verbs: ReadonlySet<string>
  /** The deeds by their verb's key. */
  readonly deeds: ReadonlyMap<string, readonly VerseDeed[]>
  /** Those told in the passive, whose doers are those to whom they are done. */
  readonly passives: ReadonlyMap<string, readonly VerseDeed[]>
  /** The numbers of the pieces in which a stem stands: of those between stops, and of those that prepositions divide too. */
  readonly pieces: readonly ReadonlyMap<string, ReadonlySet<number>>[]
}

/** God and "says" stand with everything in a verse. */
const skipped = new Set([...divineNames, ...sayings])

/** Reads the cited verses, once for each citation. */
export const readVerse: (scripture: Scripture) => ReadVerse = oncePer(({ text: read, words }: Scripture): ReadVerse => {
  const text = read.slice(0, words)
  const verbs = verbStemsOf(text)
  const told = text.filter((token, at) => verbs.has(token.stem) && hasVerbForm(text, at))
  const deedsOf = (own: readonly Token[]): ReadVerse['deeds'] => {
    const deeds = own.map((verb) => [deedKey(verb), deedAt(text, verb.index, verbs)] as const)
    return new Map([...Map.groupBy(deeds, ([key]) => key)].map(([key, list]) => [key, list.map(([, deed]) => deed)]))
  }
  return {
    text,
    skipped,
    stems: stemsOf(text),
    bonds: bondsOf(text),
    verbs,
    deeds: deedsOf(told.filter(({ index }) => !isPassiveAt(text, index))),
    passives: deedsOf(told.filter(({ index }) => isPassiveAt(text, index))),
    pieces: [false, true].map((isFine) => placesIn(piecesOf(text, isFine, skipped, ({ stem }) => verbs.has(stem)))),
  }
})

const relatives = new Set('who which that'.split(' '))

/** By what a deed is known: its verb's stem, one key for all verbs of saying. */
export function deedKey(verb: Token): string {
  return isSaying(verb) ? '!say' : verb.stem
}

function placesIn(pieces: readonly (readonly Token[])[]): ReadonlyMap<string, ReadonlySet<number>> {
  const places = new Map<string, Set<number>>()
  for (const [at, piece] of pieces.entries())
    for (const { stem } of piece) places.set(stem, (places.get(stem) ?? new Set()).add(at))
  return places
}

function deedAt(text: readonly Token[], verb: number, verbs: ReadonlySet<string>): VerseDeed {
  const isOther = ({ index, stem }: Token): boolean => index !== verb && verbs.has(stem)
  const relative = text.findLast(({ index, word }) => index < verb && !auxiliaries.has(word))
  // "The scoffers, who rule", "him who called": whose deed it is stands before "who" and may be a pronoun.
  const own = relative !== undefined && relatives.has(relative.word) ? text[relative.index - 1] : undefined
  const subject =
    own === undefined ? subjectOf(text, verb, isOther) : { nouns: own.isStop ? [] : [own], pronoun: undefined }
  // "They begged him to lay his hand on it": whoever is begged does it.
  const told = text[verb - 1]?.word === 'to' ? text[verb - 2] : undefined
  const toldPerson = objectPerson(told?.word)
  const isDirect = subject !== undefined && subject.nouns.length > 0
  const doers =
    toldPerson !== undefined
      ? []
      : subject === undefined || subject.pronoun !== undefined
        ? namedBefore(text, verb, verbs)
        : subject.nouns
  return {
    doers: withTitles(stemsOf(doers)),
    objects: stemsOf(objectsOf(text, verb, isOther)),
    isDirect,
    pronouns:
      toldPerson === undefined
        ? pronounsOf(text, verb, subject?.pronoun)
        : { ...pronounsOf(text, verb, undefined), doer: toldPerson },
  }
}

/** For whom a pronoun stands: who does another deed before it in the same sentence ("his friends heard it, they went out to seize him"). */
function namedBefore(text: readonly Token[], verb: number, verbs: ReadonlySet<string>): readonly Token[] {
  for (let at = verb - 1; at >= 0 && !/[.!?]/.test(text[at + 1]?.gap ?? ''); at--) {
    if (!verbs.has(text[at]?.stem ?? '') || text[at]?.isStop === true) continue
    const nouns = subjectOf(text, at, ({ index, stem }) => index !== at && verbs.has(stem))?.nouns ?? []
    if (nouns.length > 0) return nouns
  }
  return []
}

const titles = new Set([...divine].map((word) => stemEnglish(word)))

/** Who does a deed, by all names and titles where it is God or Jesus: an answer may use another than the verse. */
function withTitles(doers: ReadonlySet<string>): ReadonlySet<string> {
  return [...doers].some((stem) => titles.has(stem)) ? new Set([...doers, ...titles]) : doers
}

function stemsOf(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(tokens.map(({ stem }) => stem))
}
