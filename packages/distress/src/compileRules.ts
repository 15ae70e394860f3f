import { DistressKind } from '@seraph/schema/distress'

import type { LanguageRules, Rule, RuleElement } from './rule.ts'
import { makeWordSet } from './wordSet.ts'
import type { WordSet } from './wordSet.ts'

/** All rules and the words that they know, each by its number; 0 is any other word. */
export type Rulebook = {
  readonly numbers: ReadonlyMap<string, number>
  /** By the number of the word that a rule may begin with. */
  readonly rulesFrom: ReadonlyMap<number, readonly Rule[]>
  /** Wordings that sound alike and mean no harm ("he beat me at trivia"), by the number of their first word. */
  readonly innocent: ReadonlyMap<number | undefined, readonly (readonly number[])[]>
  /** Sets that are asked for by name, over all languages. */
  readonly sets: Readonly<Record<NamedSet, WordSet>>
}
type NamedSet = (typeof namedSets)[number]
const namedSets = ['filler', 'say', 'biblical', 'own', 'friend', 'names', 'who', 'joke'] as const

/** The wordings of an element in one language, each as the numbers of its words. */
type Wordings = (written: string) => readonly (readonly number[])[]

/** An element as it was read once: many rules have the same. `firsts` are the words that it may begin with. */
type ReadElement = Pick<RuleElement, 'words' | 'phrases' | 'starts'> & { firsts: ReadonlySet<number> }

type Draft = { kind: DistressKind; isAboutPeer: boolean; elements: readonly string[] }

/**
 * Reads rules as people write them. An element is a word, a set (`@name`), or several of these between bars; `_` joins words of one
 * wording; `?` may be missing; `..` lets four words of any kind come before the next, `...` eight. `S` at the beginning is whoever is in
 * need: the child, a person whom the child may ask for (`you`), or a friend; of a friend it is `friend_in_need`.
 */
export function compileRules(languages: readonly LanguageRules[]): Rulebook {
  const numbers = new Map<string, number>()
  const numberOf = (word: string): number => {
    const known = numbers.get(word)
    if (known !== undefined) return known
    numbers.set(word, numbers.size + 1)
    return numbers.size
  }
  const drafts: { draft: Draft; wordings: Wordings }[] = []
  const innocent: (readonly number[])[] = []
  const found = new Map<NamedSet, number[]>(namedSets.map((name) => [name, []]))
  for (const { concepts, rules } of languages) {
    const named = readConcepts(concepts)
    const wordings: Wordings = (written) => expand(written, named).map((wording) => wording.split('_').map(numberOf))
    innocent.push(...wordings('@innocent'))
    for (const name of namedSets) found.get(name)?.push(...wordings(`@${name}`).flatMap(([first]) => first ?? []))
    for (const kind of DistressKind.options)
      for (const line of linesOf(rules[kind] ?? ''))
        for (const draft of subjectsOf(kind, line)) drafts.push({ draft, wordings })
  }
  // Numbers are known only when everything was read.
  for (const { draft, wordings } of drafts) for (const one of draft.elements) wordings(bare(one))
  const rulesFrom = new Map<number, Rule[]>()
  const read = new Map<Wordings, Map<string, ReadElement>>()
  for (const { draft, wordings } of drafts) {
    const known = read.get(wordings) ?? new Map<string, ReadElement>()
    read.set(wordings, known)
    const elements = elementsOf(draft.elements, wordings, { size: numbers.size + 1, known })
    const shortest = elements.filter(({ isOptional }) => !isOptional).length
    const rule = { ...draft, elements, shortest }
    const [opening] = elements
    if (opening === undefined || opening.isOptional) throw new Error('a rule begins with a word that must be there')
    for (const number of known.get(bare(draft.elements[0] ?? ''))?.firsts ?? []) {
      const others = rulesFrom.get(number)
      if (others === undefined) rulesFrom.set(number, [rule])
      else others.push(rule)
    }
  }
  const size = numbers.size + 1
  const sets = Object.fromEntries(namedSets.map((name) => [name, makeWordSet(found.get(name) ?? [], size)]))
  return { numbers, rulesFrom, innocent: Map.groupBy(innocent, ([first]) => first), sets: sets as Rulebook['sets'] }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** A rule of `S` is four: of the child, of "you", of a friend, and of "she" once a friend was spoken of. */
function subjectsOf(kind: DistressKind, line: string): Draft[] {
  const elements = line.split(/\s+/)
  if (elements[0] !== 'S') return [{ kind, isAboutPeer: false, elements }]
  const rest = elements.slice(1)
  return [
    { kind, isAboutPeer: false, elements: ['@i', ...rest] },
    { kind, isAboutPeer: false, elements: ['@you', ...rest] },
    { kind: 'friend_in_need', isAboutPeer: false, elements: ['@friend', '..', ...rest] },
    { kind: 'friend_in_need', isAboutPeer: true, elements: ['@she', ...rest] },
  ]
}

function readConcepts(text: string): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, readonly string[]>()
  for (const line of linesOf(text)) {
    const [name = '', words = ''] = line.split(':')
    const known = named.get(name) ?? []
    named.set(name, [
      ...known,
      ...words
        .trim()
        .split(/\s+/)
        .flatMap((word) => expand(word, named)),
    ])
  }
  return named
}

/** The wordings of an element; throws where it names a set that isn't there. */
function expand(written: string, named: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return written.split('|').flatMap((one) => {
    if (!one.startsWith('@')) return [one]
    const words = named.get(one.slice(1))
    if (words === undefined) throw new Error(`no set of words is called ${one}`)
    return words
  })
}

function elementsOf(
  written: readonly string[],
  wordings: Wordings,
  { size, known }: { size: number; known: Map<string, ReadElement> },
): RuleElement[] {
  const elements: RuleElement[] = []
  let gap = 0
  for (const one of written) {
    if (/^\.+$/.test(one)) gap = one.length > 2 ? 8 : 4
    else {
      const element = known.get(bare(one)) ?? readElement(wordings(bare(one)), size)
      known.set(bare(one), element)
      const { words, phrases, starts } = element
      elements.push({ words, phrases, starts, isOptional: one.endsWith('?'), gap })
      gap = 0
    }
  }
  return elements
}

function readElement(all: readonly (readonly number[])[], size: number): ReadElement {
  const single = all.filter((wording) => wording.length === 1).flat()
  const phrases = all.filter((wording) => wording.length > 1)
  const firsts = new Set([...single, ...phrases.flatMap(([number]) => number ?? [])])
  return { words: makeWordSet(single, size), phrases, starts: makeWordSet([...firsts], size), firsts }
}

/** An element without the mark of one that may be missing. */
function bare(element: string): string {
  return element.replace('?', '')
}
