import { negators } from './words/stopWords.ts'
import type { Token } from '../../read/tokenize.ts'

/** What says that the rest is not so. */
const untrue = new Set('false untrue wrong incorrect nonsense lie lies mistake myth'.split(' '))
const saying = new Set('say said says saying claim claimed think thinks thought believe'.split(' '))
const uttered = new Set('say said says saying'.split(' '))
/** What a question asks of somebody's words with. */
const spoken = new Set(
  `say said says saying tell told tells answer answered reply replied ask asked asks call called speak spoke spoken word words name named
  repeat announce announced declare declared command commanded teach taught cry cried promise promised shout shouted swear swore
  question questions`.split(/\s+/),
)
/** What follows "did not say" where it tells of a silence, not of an answer that is wrong ("said nothing to anyone"). */
export const unsaid = new Set('anything nothing to much more but and'.split(' '))
const thinking = new Set('think thinks thought believe'.split(' '))
const relatives = new Set('that which who whom what'.split(' '))
const subjects = new Set('i he she it they we you nobody noone'.split(' '))
const beForms = new Set('is are was were be its thats theyre isnt wasnt arent werent'.split(' '))
const summing = new Set('that this those these all thats which'.split(' '))
const vague = new Set('thing things one ones stuff people words'.split(' '))
const among = new Set('them these those which'.split(' '))
const stops = /[.;!?\n]/
/** How far after a form of "be" its denial may stand, and a denial after who denies. */
const reach = 6
const shortReach = 3

/**
 * The tokens under a sentence that says that they are not so: after "it is false that …", "nobody said that …", "I don't think that …",
 * before "… are things that never came", "…, none of them", "… is not true". None before where the question (`asked`) denies, nor
 * before "… are lies" where it speaks of what is false.
 */
export function findFramed(
  tokens: readonly Token[],
  asked: readonly Token[],
  recited: ReadonlySet<number> = new Set(),
): ReadonlySet<number> {
  const framed = new Set<number>()
  if (!tokens.some(({ word }) => untrue.has(word) || negators.has(word) || word === 'doubt')) return framed
  const isUntrueAsked = asked.some(({ word }) => untrue.has(word))
  const isDenialAsked = asked.some(({ word }) => negators.has(word))
  const isSayingAsked = asked.some(({ word }) => spoken.has(word))
  const words = new Set(asked.map(({ stem }) => stem))
  for (const { index } of tokens) {
    // What the verse itself denies is no frame around it.
    if (recited.has(index) && !isDeniedAnew(tokens, index, recited)) continue
    const rest = restFrom(tokens, index)
    if (rest !== undefined) for (const at of [index, ...sentenceAfter(tokens, rest)]) framed.add(at)
    const unsaidAt = isSayingAsked ? undefined : unsaidFrom(tokens, index)
    if (unsaidAt !== undefined) for (const at of beforeBut(tokens, sentenceAfter(tokens, unsaidAt))) framed.add(at)
    if (isDeniedBefore(tokens, index, words, { isDenialAsked, isUntrueAsked }))
      for (const at of sentenceBefore(tokens, index)) framed.add(at)
  }
  return framed
}

/** Whether the answer denies by a word that the verse has as well ("…, that is not true", "it is false that …"). */
function isDeniedAnew(tokens: readonly Token[], at: number, recited: ReadonlySet<number>): boolean {
  const isDenied = negators.has(tokens[at - 1]?.word ?? '')
  // A synonym of "true" in the verse makes "not true" no word of it.
  if (isDenied && tokens[at]?.word === 'true') return true
  return (isDenied || untrue.has(tokens[at]?.word ?? '')) && at > 0 && !recited.has(at - 1)
}

/** Where what is said not to be so begins, if that is said at a place. */
function restFrom(tokens: readonly Token[], at: number): number | undefined {
  const word = (offset: number): string => tokens[at + offset]?.word ?? ''
  const isThat = (offset: number): boolean => word(offset) === 'that' || word(offset) === 'to' || word(offset) === 'if'
  const before = tokens.slice(Math.max(0, at - shortReach), at)
  const isOpening =
    before.every(({ gap, index }) => index === 0 || !stops.test(gap)) &&
    before.some(({ word: one }) => beForms.has(one) || one === 'it')
  // "It's false that", "it is not true that", "it would be a lie to say".
  if (untrue.has(word(0)) && isThat(1) && isOpening && !before.some((token) => negators.has(token.word))) return at + 2
  if (['true', 'right', 'correct'].includes(word(0)) && isThat(1) && before.some((token) => negators.has(token.word)))
    return at + 2
  // "Nobody ever said that", "they never said that", "I don't think that".
  const isNobody = before.some(({ word: one }) => one === 'nobody' || one === 'i')
  if (
    (isNobody || !thinking.has(word(0))) &&
    saying.has(word(0)) &&
    before.some(({ word: one }) => negators.has(one)) &&
    (word(1) === 'that' ||
      (word(1) === 'it' && beForms.has(word(2))) ||
      (thinking.has(word(0)) && subjects.has(word(1))))
  )
    return at + 2
  // "I doubt they brought it".
  if (word(0) === 'doubt' && word(-1) === 'i') return at + 1
  return undefined
}

/** Where what somebody did not say begins: "they did not say gold"; not what tells of a silence ("said nothing to anyone"). */
function unsaidFrom(tokens: readonly Token[], at: number): number | undefined {
  const isDenied = negators.has(tokens[at - 1]?.word ?? '') && tokens[at]?.gap.trim() === ''
  return isDenied && uttered.has(tokens[at]?.word ?? '') && !unsaid.has(tokens[at + 1]?.word ?? '') ? at + 1 : undefined
}

/** Whether a place ends what denies all before it in its sentence. */
function isDeniedBefore(
  tokens: readonly Token[],
  at: number,
  asked: ReadonlySet<string>,
  { isDenialAsked, isUntrueAsked }: { isDenialAsked: boolean; isUntrueAsked: boolean },
): boolean {
  const token = tokens[at]
  const word = (offset: number): string => tokens[at + offset]?.word ?? ''
  if (token === undefined || at < 2) return false
  // "…, none of them came".
  if (token.word === 'none' && word(1) === 'of' && among.has(word(2)))
    return !isDenialAsked && saysNothingNew(tokens, at + 3, asked)
  // "… are things that never come out", "… is what he did not say".
  if (negators.has(token.word)) {
    if (isDenialAsked) return false
    const before = tokens.slice(Math.max(0, at - reach), at)
    const relative = before.findLast((one) => relatives.has(one.word))
    const noun = tokens[(relative?.index ?? 0) - 1]
    const isVague = vague.has(noun?.word ?? '')
    const bound = isVague ? tokens.slice(Math.max(0, (noun?.index ?? 0) - shortReach), noun?.index) : [noun]
    const isBound =
      relative !== undefined &&
      tokens
        .slice(relative.index + 1, at)
        .every((one) => subjects.has(one.word) || one.isStop || asked.has(one.stem)) &&
      bound.some((one) => beForms.has(one?.word ?? ''))
    if (!isBound) return false
    // "He will be saved, the one who doesn't come is lost": the form of "be" is another clause's.
    const be = tokens.findLast(({ index, word }) => index < (noun?.index ?? 0) && beForms.has(word))
    const isPaused = tokens
      .slice((isVague ? be?.index : relative?.index) ?? at, at + 1)
      .some(({ gap }) => /[,;:]/.test(gap))
    return !isPaused && (isVague || saysNothingNew(tokens, at + 1, asked))
  }
  // "… that is not true", "… those are all wrong".
  const isEnd = at + 1 >= tokens.length || stops.test(tokens[at + 1]?.gap ?? '')
  const before = tokens.slice(Math.max(0, at - shortReach), at)
  const isDenied = before.some((one) => negators.has(one.word))
  return (
    isEnd &&
    before.some((one) => beForms.has(one.word)) &&
    before.some(
      (one) => summing.has(one.word) && (/,/.test(one.gap) || !vague.has(tokens[one.index - 1]?.word ?? '')),
    ) &&
    (isDenied ? token.word === 'true' : !isUntrueAsked && untrue.has(token.word))
  )
}

/** Whether what follows a place in its sentence says nothing but what the question does. */
function saysNothingNew(tokens: readonly Token[], from: number, asked: ReadonlySet<string>): boolean {
  return sentenceAfter(tokens, from).every((at) => {
    const token = tokens[at]
    return token === undefined || token.isStop || asked.has(token.stem)
  })
}

function sentenceAfter(tokens: readonly Token[], from: number): readonly number[] {
  const end = tokens.findIndex(({ index, gap }) => index > from && stops.test(gap))
  return tokens.slice(from, end < 0 ? undefined : end).map(({ index }) => index)
}

/** "Not gold, but silver": what stands before the "but". */
function beforeBut(tokens: readonly Token[], places: readonly number[]): readonly number[] {
  const end = places.findIndex((at) => tokens[at]?.word === 'but' && /,/.test(tokens[at].gap))
  return end < 0 ? places : places.slice(0, end)
}

function sentenceBefore(tokens: readonly Token[], to: number): readonly number[] {
  // "Who touched me?, that is not true" goes on.
  const start = tokens.findLastIndex(({ index, gap }) => index <= to && stops.test(gap) && !gap.includes(','))
  return tokens.slice(Math.max(0, start), to).map(({ index }) => index)
}
