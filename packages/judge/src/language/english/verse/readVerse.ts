import { oncePer } from '../../../read/oncePer.ts'
import type { Scripture } from '../../../read/scripture.ts'
import type { Token } from '../../../read/tokenize.ts'
import { divine } from '../deeds/isDoerOther.ts'
import { subjectOf } from '../deeds/subjectOf.ts'
import { stemEnglish } from '../stemEnglish.ts'
import { auxiliaries } from '../words/stopWords.ts'
import { bondsOf } from './bondsOf.ts'
import type { Bond } from './bondsOf.ts'
import { objectsOf } from './objectsOf.ts'
import { piecesOf } from './piecesOf.ts'
import { hasVerbForm, isPassiveAt, verbStemsOf } from './verbsOf.ts'

/** A deed that a verse tells: its verb, who does it and what it is done to, by their stems. */
export type VerseDeed = {
  readonly doers: ReadonlySet<string>
  readonly objects: ReadonlySet<string>
  /** Whether the doer stands with this very verb; else it was named before with another. */
  readonly isDirect: boolean
}

/** What the cited verses tell of who does what, and which words stand together. */
export type ReadVerse = {
  readonly text: readonly Token[]
  readonly stems: ReadonlySet<string>
  readonly bonds: readonly Bond[]
  readonly verbs: ReadonlySet<string>
  /** The deeds by their verb's stem. */
  readonly deeds: ReadonlyMap<string, readonly VerseDeed[]>
  /** The numbers of the pieces in which a stem stands: of those between stops, and of those that prepositions divide too. */
  readonly pieces: readonly ReadonlyMap<string, ReadonlySet<number>>[]
}

/** Reads the cited verses, once for each citation. */
export const readVerse: (scripture: Scripture) => ReadVerse = oncePer(({ text: read, words }: Scripture): ReadVerse => {
  const text = read.slice(0, words)
  const verbs = verbStemsOf(text)
  const told = text.filter((token, at) => verbs.has(token.stem) && hasVerbForm(text, at) && !isPassiveAt(text, at))
  const deeds = told.map((verb) => [verb.stem, deedAt(text, verb.index, verbs)] as const)
  const byVerb = Map.groupBy(deeds, ([stem]) => stem)
  return {
    text,
    stems: stemsOf(text),
    bonds: bondsOf(text),
    verbs,
    deeds: new Map([...byVerb].map(([stem, own]) => [stem, own.map(([, deed]) => deed)])),
    pieces: [false, true].map((isFine) => placesIn(piecesOf(text, isFine, ({ stem }) => verbs.has(stem)))),
  }
})

const relatives = new Set('who which that'.split(' '))

function placesIn(pieces: readonly (readonly Token[])[]): ReadonlyMap<string, ReadonlySet<number>> {
  const places = new Map<string, Set<number>>()
  for (const [at, piece] of pieces.entries())
    for (const { stem } of piece) places.set(stem, (places.get(stem) ?? new Set()).add(at))
  return places
}

function deedAt(text: readonly Token[], verb: number, verbs: ReadonlySet<string>): VerseDeed {
  const isOther = ({ index, stem }: Token): boolean => index !== verb && verbs.has(stem)
  const before = text.findLast(({ index, word }) => index < verb && !auxiliaries.has(word))?.word ?? ''
  // "Him who called": whose deed it is stands before "who" and may be named nowhere.
  const subject = relatives.has(before) ? { nouns: [], pronoun: undefined } : subjectOf(text, verb, isOther)
  const isDirect = subject !== undefined && subject.nouns.length > 0
  const doers = subject === undefined || subject.pronoun !== undefined ? namedBefore(text, verb, verbs) : subject.nouns
  return { doers: withTitles(stemsOf(doers)), objects: stemsOf(objectsOf(text, verb, isOther)), isDirect }
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
