import type { JudgedQuestion } from '@seraph/schema/judging'

import type { Language } from '../language/Language.ts'
import type { ReadQuestion } from '../read/readQuestion.ts'
import { isRelative } from '../read/isRelative.ts'
import { oncePer } from '../read/oncePer.ts'
import { wordingsOf } from '../read/wordingsOf.ts'
import { contentTokens, tokenize } from '../read/tokenize.ts'
import type { Token } from '../read/tokenize.ts'
import { tokenizeAgain } from '../read/tokenizeAgain.ts'

/** For each part the words of the question that it answers; none where the question doesn't say. */
type SlotWords = readonly (readonly Token[])[]

/** The slots of a question: what each part answers, and where a bare list has to give it. */
export type Slots = {
  /** The stems of the question and their synonyms, which are no answers. */
  readonly asked: ReadonlySet<string>
  readonly words: SlotWords
  /** For each part the place of its slot among the slots, equal for parts that share one; undefined where the order of answers is free. */
  readonly places: readonly number[] | undefined
  /** For each part the preposition of the question that no other slot has ("from where … to where"). */
  readonly leads: readonly (string | undefined)[]
}

const asking = new Set('what which who whom whose where when how why'.split(' '))
/** Words before a list of what is asked about. */
const listing = new Set('of to with for from'.split(' '))
/** Words that begin a clause which only tells more. */
const told = new Set('when if because while that'.split(' '))
/** The most telling words of a slot in a list that ends the question. */
const longestSlot = 3
/** The most things that one clause asks for: a question's most points. */
const mostAsked = 8

/**
 * The slots of a question's parts: as stated, else one asking clause for each part, else the items of a list that ends the question. Those
 * give the answers an order (rule 47). Else the words of the question that a part's text repeats, which give none.
 */
export function findSlots(question: JudgedQuestion, asked: ReadQuestion): Slots {
  return slotsOf(asked)(question)
}

const slotsOf = oncePer((asked: ReadQuestion) => oncePer((question: JudgedQuestion) => readSlots(question, asked)))

function readSlots(question: JudgedQuestion, asked: ReadQuestion): Slots {
  const { parts } = question
  const { echoes, language } = asked
  const { hasSlots } = language.grammar
  if (parts.length < 2) return { asked: echoes, words: parts.map(() => []), places: undefined, leads: [] }
  const leads = hasSlots ? leadsOf(question, language) : []
  const spread = hasSlots ? spreadClauses(question, language) : []
  const stated = parts.map((part) => part.slot)
  if (stated.some((slot) => slot !== undefined))
    return { asked: echoes, words: statedSlots(question, ownWords(spread), language), places: placesOf(stated), leads }
  if (spread.length > 0)
    return {
      asked: echoes,
      words: ownWords(spread),
      places: asksInTurn(question, language) ? placesOf(spread) : undefined,
      leads,
    }
  const named = hasSlots ? namedSlots(question, language) : []
  if (named.length > 0) return { asked: echoes, words: ownWords(named), places: undefined, leads: [] }
  const listed = hasSlots ? listedSlots(question, language) : []
  if (listed.length > 0) return { asked: echoes, words: ownWords(listed), places: placesOf(listed), leads }
  const repeated = parts.map(({ text }) =>
    contentTokens(tokenizeAgain(text, language)).filter((token) => asked.stems.has(token.stem)),
  )
  const own = ownWords(repeated)
  const isTold = own.filter((slot) => slot.length > 0).length > 1
  return { asked: echoes, words: isTold ? own : parts.map(() => []), places: undefined, leads: [] }
}

/** The places of slots in the order of their first parts; undefined where a part has none or all share one. */
function placesOf(slots: readonly unknown[]): readonly number[] | undefined {
  const different = [...new Set(slots)]
  return different.length < 2 || different.includes(undefined)
    ? undefined
    : slots.map((slot) => different.indexOf(slot))
}

/** The slots as the question's author states them, each with the rest of its asking clause where that is a clause of its own. */
function statedSlots(question: JudgedQuestion, clauses: SlotWords, language: Language): SlotWords {
  return question.parts.map((part, at) => {
    const stated = contentTokens(tokenize(part.slot ?? '', language))
    const clause = clauses[at] ?? []
    const isItsClause = stated.every(({ stem }) => clause.some((token) => token.stem === stem))
    if (stated.length === 0) return clause.filter((token) => !isSaidElsewhere(question, token, at, language))
    return isItsClause ? [...stated, ...clause] : stated
  })
}

/** Whether a word of the question is one of another part's wordings: whoever says it there names no slot ("he was not a disciple"). */
function isSaidElsewhere({ parts }: JudgedQuestion, { stem }: Token, at: number, language: Language): boolean {
  return parts.some(
    (part, other) =>
      other !== at &&
      wordingsOf({ ...part, id: part.id ?? '' }, language).some((text) =>
        tokenizeAgain(text, language).some((token) => token.stem === stem),
      ),
  )
}

/** For each part the clause that asks for it; none where the question has no clause for each. */
function spreadClauses(question: JudgedQuestion, language: Language): SlotWords {
  const clauses = askingClauses(question.question, question.parts.length, language)
  const spread = clauses.flatMap(({ tokens, count }) => Array.from({ length: count }, () => tokens))
  return clauses.length > 1 && spread.length === question.parts.length ? spread : []
}

/** For each part the preposition before the asking word of its clause; none where the question has no asking word for each. */
function leadsOf({ question, parts }: JudgedQuestion, language: Language): Slots['leads'] {
  const tokens = tokenizeAgain(question, language)
  const asks = tokens
    .filter((token) => asking.has(token.word) && !isRelative(tokens, token))
    .map(({ index, gap, word }) => ({
      // "Because he trusts" says why.
      lead: word === 'why' ? 'because' : /[,;:]/.test(gap) ? '' : (tokens[index - 1]?.word ?? ''),
      count: countAt(tokens, index),
    }))
  if (asks.reduce((sum, { count }) => sum + count, 0) !== parts.length) return []
  return asks.flatMap(({ lead, count }) => {
    const isOwn = language.words.phraseBreaks.has(lead) && asks.filter((other) => other.lead === lead).length === 1
    return Array.from({ length: count }, () => (isOwn ? lead : undefined))
  })
}

/** How many things an asking word asks for ("what two things"). */
function countAt(tokens: readonly Token[], ask: number): number {
  const number = tokens[ask + 1]?.number
  return number === undefined || number.isOrdinal ? 1 : Math.min(number.value, mostAsked)
}

/**
 * Whether a question asks one thing after another ("what …, and what …"):
 * not where a clause only tells what is meant ("which two words tell
 * how they feel"), nor where it asks for names from all ("name two"), nor for the words of a verse, which have an order of their own.
 */
function asksInTurn({ question, ordered }: JudgedQuestion, language: Language): boolean {
  if (ordered === true || /_{2,}|\bname (?:any|all|two|three|four|five|six)\b/i.test(question)) return false
  const tokens = tokenize(asBlanks(question), language)
  const asks = tokens.filter((token) => asking.has(token.word) && !isRelative(tokens, token))
  return asks.slice(1).every(({ index }, at) => {
    const from = asks[at]?.index ?? 0
    const between = tokens.slice(from + 1, index)
    // "Of what to what", "who obeyed whom": nothing but a preposition or the verb stands between.
    if (
      between.length === 1 &&
      (language.words.phraseBreaks.has(between[0]?.word ?? '') || tokens[index]?.word === 'whom')
    )
      return true
    return tokens
      .slice(from + 1, index + 1)
      .some(({ gap, word }) => /[,;:]/.test(gap) || word === 'and' || word === 'but')
  })
}

/** The kinds of things that a question wants named, one for each part ("Name the tribe and the city"). */
function namedSlots({ question, parts }: JudgedQuestion, language: Language): SlotWords {
  const [, list] = /\bname the ([^.?!:;]{3,60})/i.exec(question) ?? []
  const items = (list?.split(/\s*,\s*(?:and\s+)?|\s+and\s+/) ?? []).map((item) =>
    contentTokens(tokenize(item, language)).slice(0, 1),
  )
  return items.length === parts.length && items.every((item) => item.length > 0) ? items : []
}

/** The items of a list that ends the question, one for each part ("what came instead of the belt, the robe and the veil?"). */
function listedSlots({ question, parts }: JudgedQuestion, language: Language): SlotWords {
  const items = withoutCitation(question)
    .replace(/[?.]\s*$/, '')
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
  const last = items.slice(-parts.length).map((item) => tokenize(item, language))
  const [first] = last
  const asked = tokenize(question, language).filter((token) => token.number !== undefined && !/^\d/.test(token.raw))
  if (first === undefined || last.length < parts.length || items.length < 2 || asked.length > 0) return []
  if (last.slice(1).some((tokens) => tokens.some((token) => asking.has(token.word)))) return []
  const after = first.findLastIndex((token) => listing.has(token.word))
  if (after < 0) return []
  if (first.slice(first.findIndex(({ word }) => asking.has(word)) + 1).some(({ word }) => told.has(word))) return []
  const slots = [first.slice(after + 1), ...last.slice(1)].map((tokens) => contentTokens(tokens))
  return slots.every((slot) => slot.length > 0 && slot.length <= longestSlot) ? slots : []
}

/** Only the words that tell one slot from another; a clause that asks for several parts is one slot. */
function ownWords(slots: SlotWords): SlotWords {
  return slots.map((slot) =>
    slot.filter((token) => slots.every((other) => other === slot || other.every((word) => word.stem !== token.stem))),
  )
}

/** A question with its blanks as asking words. */
function asBlanks(question: string): string {
  return question.replace(/_{2,}|\.{3,}|\u2026/g, ' what ')
}

/** A question without the verse that it names, which is no slot's. */
function withoutCitation(question: string): string {
  return question
    .replace(/^(?:in|according to|from) [^,]{0,40}\d[^,]{0,9},/i, '')
    .replace(/\s\p{Lu}\p{L}* \d+:\d+(?:-\d+)?/gu, '')
}

/** Where the clause of the second of two asking words begins: at the comma with "and" between them. */
function clauseStart(tokens: readonly Token[], ask: number, next: number): number | undefined {
  const found = tokens.find(
    ({ index, word, gap }) =>
      index > ask + 1 && index < next && /[,;:]/.test(gap) && ['and', 'but', 'though'].includes(word),
  )
  return found?.index
}

type AskingClause = { readonly tokens: readonly Token[]; readonly count: number }

/**
 * The clauses of a question that each ask something, with how many things they ask for ("what two things"). One that asks for all
 * before the others say which ("Which two nations …: the fly from where, and the bee from where?") is none of them.
 */
function askingClauses(question: string, partCount: number, language: Language): readonly AskingClause[] {
  const tokens = tokenize(withoutCitation(asBlanks(question)), language)
  const asks = tokens
    .filter((token) => asking.has(token.word) && !isRelative(tokens, token) && countAt(tokens, token.index) < partCount)
    .map((token) => token.index)
  const [first] = asks
  const last = asks.at(-1)
  if (first === undefined || last === undefined) return []
  const content = contentTokens(tokens)
  // "The riches of which city and the plunder of which city will be carried away".
  const isOfNoun = (ask: number): boolean =>
    language.of.has(tokens[ask - 1]?.word ?? '') && tokens[ask - 2]?.isStop === false
  const isAskedLast =
    (content.some((token) => token.index < first) && content.filter((token) => token.index > last).length <= 1) ||
    (asks.length > 1 && asks.every(isOfNoun))
  return asks.map((ask, at) => {
    const before = asks[at - 1]
    const next = asks[at + 1]
    const start = isAskedLast ? (before ?? -1) + 1 : ask
    const end = isAskedLast ? ask : (next ?? tokens.length)
    const from = before === undefined ? start : (clauseStart(tokens, before, ask) ?? start)
    const to = next === undefined ? Math.max(end, tokens.length) : (clauseStart(tokens, ask, next) ?? end)
    return { tokens: content.filter((token) => token.index >= from && token.index < to), count: countAt(tokens, ask) }
  })
}
