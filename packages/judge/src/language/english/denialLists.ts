import { determiners } from './words/wordKinds.ts'
import { auxiliaries, phraseBreaks } from './words/stopWords.ts'
import type { Token } from '../../read/tokenize.ts'

/** The most words of an item in a list that a denial reaches. */
const longestListed = 6
/** The same where only "and" ends the list. */
const longestBare = 3
/** The most words that a list of denied things is followed. */
export const longestReach = 60
const beForms = new Set('is are was were am be'.split(' '))
const asking = new Set('what who whom how why that'.split(' '))
const subjects = new Set('you he she they we i it'.split(' '))

/** Whether a list that goes on at a token ends with "or": its items are few words each, and no clause. */
export function endsWithOr(tokens: readonly Token[], from: number): boolean {
  return listTo(tokens, from, longestListed, ['or', 'nor']) !== undefined
}

/** The same with "and", where nobody is spoken of anew in the list or after it; `isReplaced`: but for what is so instead. */
export function endsWithAnd(tokens: readonly Token[], from: number, isReplaced = false): boolean {
  const at = listTo(tokens, from, longestBare, ['and'])
  if (at === undefined) return false
  const isOfClause = ({ word }: Token): boolean => subjects.has(word) || auxiliaries.has(word)
  const rest = tokens.slice(from, at + 1 + longestListed)
  const end = isReplaced ? rest.findIndex(({ index, gap }) => index > at && /[,;]/.test(gap)) : -1
  return !rest.slice(0, end < 0 ? undefined : end).some(isOfClause)
}

/** Whether what stands before a comma is one more thing of a list: a word or two, and no clause. */
export function isListedBefore(tokens: readonly Token[], at: number, negator: number): boolean {
  let from = at - 1
  while (from > 0 && !/[,.;:!?\n]/.test(tokens[from]?.gap ?? '')) from--
  const item = tokens.slice(Math.max(0, from), at)
  if (!tokens.slice(at, negator).some(({ word }) => word === 'and' || word === 'or')) return false
  return item.length > 0 && item.length <= longestListed && item.every(({ word }) => !auxiliaries.has(word))
}

/** Whether what is so is said anew after what "it is not": "it is not A, B and C, it is D". */
export function isReplaced(tokens: readonly Token[], from: number): boolean {
  const [who, be] = [tokens[from - 3]?.word ?? '', tokens[from - 2]?.word ?? '']
  return (
    tokens[from - 1]?.word === 'not' &&
    beForms.has(be) &&
    ['it', 'they', 'that'].includes(who) &&
    tokens.some(
      ({ index, word, gap }) =>
        index > from && word === who && /[,;]/.test(gap) && beForms.has(tokens[index + 1]?.word ?? ''),
    )
  )
}

/** The place of the first of some words that end a list which goes on at a token; undefined where something else ends it. */
function listTo(tokens: readonly Token[], from: number, longest: number, last: readonly string[]): number | undefined {
  let bare = 0
  for (const token of tokens.slice(from, from + longestReach)) {
    if (last.includes(token.word)) return token.index
    if (/[.;:!?\n]/.test(token.gap) || auxiliaries.has(token.word) || token.word === 'and') return undefined
    bare = /,/.test(token.gap) ? 1 : bare + 1
    if (bare > longest) return undefined
  }
  return undefined
}

/** Verbs that "did not" before an "and" doesn't reach: it would have left them bare ("did not have"). */
const finite = new Set('had has was were is are did does'.split(' '))
/** Whether a "that" begins what came of what stands before it: "such a crowd that they couldnt get near" denies no crowd. */
export function beginsResult(tokens: readonly Token[], { index, word }: Token): boolean {
  return word === 'that' && subjects.has(tokens[index + 1]?.word ?? '')
}

const ceasing = new Set('cease ceases ceased stop stops stopped'.split(' '))
/** How far behind a denial it may be said that it was so before ("not be a city any more"). */
const laterReach = 7

/** Whether a denial says that something ended, as the question does: "no longer a city" where it asks what a place ceases to be. */
export function isEnding(asked: readonly Token[], tokens: readonly Token[], { index }: Token): boolean {
  if (!asked.some(({ word }) => ceasing.has(word))) return false
  const after = tokens.slice(index + 1, index + 1 + laterReach)
  return after.some(
    ({ word }, at) =>
      ['longer', 'anymore'].includes(word) || (word === 'more' && (at === 0 || after[at - 1]?.word === 'any')),
  )
}

/** Whether an "and" begins a clause of somebody who does something else: "they could not heal the boy and he said". */
export function beginsTelling(tokens: readonly Token[], { index, word }: Token): boolean {
  return (word === 'and' || word === 'so') && subjects.has(tokens[index + 1]?.word ?? '') && tokens.length > index + 2
}

/** Whether an "and" begins a clause with a verb of its own: "did not believe and had hard hearts". */
export function beginsClause(tokens: readonly Token[], { index, word }: Token): boolean {
  return word === 'and' && finite.has(tokens[index + 1]?.word ?? '')
}

/** How far behind "and" the verb of another subject may stand ("and the mirth of the land is still there"). */
const subjectReach = 7

/** Whether an "and" begins a clause about something else: "was not darkened and the mirth of the land is still there". */
export function beginsOther(tokens: readonly Token[], { index, word }: Token): boolean {
  if (word !== 'and' || !determiners.has(tokens[index + 1]?.word ?? '')) return false
  const after = tokens.slice(index + 2, index + subjectReach)
  const verb = after.findIndex((token) => finite.has(token.word))
  return (
    verb > 0 &&
    after
      .slice(0, verb)
      .every((token) => !/[,.;:!?\n]/.test(token.gap) && (token.word === 'of' || !phraseBreaks.has(token.word)))
  )
}

/** Whether who is spoken of is said anew, with a verb: "were not righteous they were evil", "it isnt Thomas its Philip". */
export function beginsAnew(tokens: readonly Token[], { index, word }: Token): boolean {
  return (
    (subjects.has(word) &&
      finite.has(tokens[index + 1]?.word ?? '') &&
      !phraseBreaks.has(tokens[index - 1]?.word ?? '')) ||
    // After a noun "its" and "hes" are no possessives: "Odrel isnt a city its a river".
    (saysBe.has(word) &&
      index > 0 &&
      (tokens[index - 1]?.isStop === false || tokens[0]?.word === 'it' || tokens[0]?.word === 'its'))
  )
}

const saysBe = new Set('its hes shes theyre thats'.split(' '))
const doers = new Set('he she they we i'.split(' '))
const thinking = new Set('know think believe say see hear want expect realize remember understand'.split(' '))

/** Whether who is spoken of does something else, after what he did not do: "didn't talk plainly he talked in parables". */
export function doesAnew(tokens: readonly Token[], { index, word, gap }: Token, denied: readonly Token[]): boolean {
  const [before, next] = [tokens[index - 1], tokens[index + 1]]
  return (
    doers.has(word) &&
    gap.trim() === '' &&
    next !== undefined &&
    !next.isStop &&
    before !== undefined &&
    !phraseBreaks.has(before.word) &&
    denied.some(({ isStop }) => !isStop) &&
    denied.every((token) => !thinking.has(token.word) && !asking.has(token.word))
  )
}
