import { hasNegator } from '@seraph/judge/language/english/denied'
import { tokenize } from '@seraph/judge/read/tokenize'
import { expect, test, vi } from 'vitest'

import { readJudgedSeasons } from './testing/judgedSeasons.ts'
import type { JudgedAsked } from './testing/judgedSeasons.ts'

// With all questions some eighty thousand judgements, of which whole chapters are the slowest.
vi.setConfig({ testTimeout: 300_000 })

const { every, chosen: all } = await readJudgedSeasons()
const isFull = (one: JudgedAsked, response: string): boolean => one.scoreOf(response) === one.question.points
/** The share of questions whose answers, so said, earn full marks. */
const shareOfFull = (some: readonly JudgedAsked[], say: (one: JudgedAsked) => string): number =>
  some.filter((one) => isFull(one, say(one))).length / some.length

/** Questions of two parts that answer two different things of the question, so that exchanging them is wrong (rule 47). */
const pairs = all.flatMap((one) => {
  const [a, b] = one.question.parts
  if (one.question.parts.length !== 2 || one.question.isOrdered || a?.slot === undefined || b?.slot === undefined)
    return []
  return a.slot === b.slot ? [] : [{ one, a: a.text, b: b.text, of: { a: a.slot, b: b.slot } }]
})
type Pair = (typeof pairs)[number]

/** Ways to say the two answers; the last ones name what each is. */
const phrasings: Record<string, (one: string, other: string, of: Pair['of']) => string> = {
  'joined by and': (one, other) => `${one} and ${other}`,
  'joined by a comma': (one, other) => `${one}, ${other}`,
  'first and then': (one, other) => `first ${one} then ${other}`,
  'each named before': (one, other, of) => `their ${of.a} was ${one}, their ${of.b} was ${other}`,
  'each named after': (one, other, of) => `${one} for ${of.a}, ${other} for ${of.b}`,
}

test.each(Object.entries(phrasings))('%s: two answers exchanged are not the right ones', (_name, say) => {
  expect(pairs.length).toBeGreaterThan(50)
  const full = (swap: boolean): number =>
    pairs.filter(({ one, a, b, of }) => isFull(one, swap ? say(b, a, of) : say(a, b, of))).length
  expect(full(false) / pairs.length).toBeGreaterThan(0.97)
  expect(full(true) / pairs.length).toBeLessThanOrEqual(0.03)
})

test('one answer of two alone earns its point, whichever it is', () => {
  const earned = pairs.filter(({ one, a, b }) => one.scoreOf(a) === 1 && one.scoreOf(b) === 1)
  expect(earned.length / pairs.length).toBeGreaterThan(0.97)
})

test('parts that share a question are free of order', () => {
  const lists = all.filter(
    ({ question: { isOrdered, type, parts } }) =>
      !isOrdered && type === 'list' && parts.length > 1 && parts.every(({ slot }) => slot === undefined),
  )
  const free = lists.filter((one) => one.scoreOf(one.texts.toReversed().join(', ')) === one.scoreOf(one.answer))
  expect(lists.length).toBeGreaterThan(30)
  expect(free.length / lists.length).toBeGreaterThan(0.97)
})

/** "What did the people drink" as whom and what: the words to say the deed the right way round and turned. */
const deeds = every.flatMap((one) => {
  const match =
    /(?:^|, )(?:[Ww]hat|[Ww]hom) (did|will|shall|should|does|do) (he|they|the (?!young|little|other|many|good|blind|wise|tall|high|chief|poor|unclean|healed|indignant)\w+|[A-Z]\w+) ([a-z]+)(?=[ ?,])(?! (?:not|like|about|to be)\b)/.exec(
      one.question.question,
    )
  const [, helper = '', doer = '', verb = ''] = match ?? []
  const isOther =
    one.texts.length !== 1 ||
    one.ofWords ||
    /^(?:not|do|be|have|say|ask|tell|answer|call|name|think|believe|want|desire|mean|wish|begin|of|that|in|and|who|no|themselves|also|first|then|himself|\w+ly|\w+ed)$/.test(
      verb,
    )
  return match === null || isOther ? [] : [{ one, helper, doer, verb }]
})
const asObject: Record<string, string> = { he: 'him', they: 'them' }

test('a deed said the right way round is right, and turned it is not', () => {
  expect(deeds.length).toBeGreaterThan(80)
  const said = deeds.filter(({ one, helper, doer, verb }) => isFull(one, `${doer} ${helper} ${verb} ${one.answer}`))
  const turned = deeds.filter(({ one, helper, doer, verb }) =>
    isFull(one, `${one.answer} ${helper} ${verb} ${asObject[doer.toLowerCase()] ?? doer}`),
  )
  expect(said.length / deeds.length).toBeGreaterThan(0.97)
  // What is left are verbs of two words ("stand for", "make level") and those that lead to another ("beg him to").
  expect(turned.length / deeds.length).toBeLessThanOrEqual(0.06)
})

/** Questions that neither deny anything nor expect it: under a denial nothing of their answers is right. */
const isAffirmative = ({ question, ofWords }: JudgedAsked): boolean =>
  !ofWords &&
  question.type !== 'true_false' &&
  ![question.question, ...question.parts.flatMap(({ text, accept }) => [text, ...(accept ?? [])])].some(
    (text) => hasNegator(tokenize(text)) || /\b(?:except|besides|without|other than)\b/i.test(text),
  )
const affirmative = all.filter(isAffirmative)

test.each<[string, (one: JudgedAsked) => string]>([
  ['not A and not B', ({ texts }) => texts.map((text) => `not ${text}`).join(' and ')],
  ['everything except A, B', ({ answer }) => `everything except ${answer}`],
  ['anyone but A, B', ({ answer }) => `anyone but ${answer}`],
  ['neither A nor B', ({ texts }) => `neither ${texts.join(' nor ')}`],
  ['it was never A or B', ({ texts }) => `it was never ${texts.join(' or ')}`],
])('denied, %s keeps no full marks', (_name, say) => {
  expect(affirmative.length).toBeGreaterThan(200)
  // A sample of the questions may hold one more than its share.
  const spared = all.length < every.length ? 1 / affirmative.length : 0
  expect(shareOfFull(affirmative, say)).toBeLessThanOrEqual(0.01 + spared)
})

const saysAll = ({ parts }: JudgedAsked['question']): boolean =>
  parts.some(({ text, accept = [] }) => [text, ...accept].some((one) => /\b(?:all|every\w*|any\w*)\b/i.test(one)))

/** The answers that keep full marks under a sentence that denies them; not "all things", which "everything" says by itself. */
const kept = (say: (answer: string) => string): readonly string[] =>
  affirmative
    .filter(({ question }) => !saysAll(question))
    .flatMap((one) => (isFull(one, say(one.answer)) ? [`${one.question.question} ${say(one.answer)}`] : []))

test.each<[string, (answer: string) => string]>([
  ['they did not say A', (answer) => `they did not say ${answer}`],
  ['it is false that it was A', (answer) => `it is false that it was ${answer}`],
  ['it is not true that it was A', (answer) => `it is not true that it was ${answer}`],
  ['nobody said that it was A', (answer) => `nobody said that it was ${answer}`],
  ['A, that is not true', (answer) => `${answer}, that is not true`],
  ['everything without A', (answer) => `everything without ${answer}`],
])('in a sentence that denies it, %s keeps no full marks', (_name, say) => {
  expect(kept(say)).toEqual([])
})

/** What a question asks of somebody's words with: there "he did not say it" may be the answer. */
const ofSaying =
  /\b(?:say|said|says|tell|tells|told|answer\w*|ask\w*|call\w*|name[ds]?|names|words?|speaks?|spoke|question\w*|command\w*|teach\w*|taught|cry|cried|repl\w+|repeat|announced?|declare\w*|promised?|sw[eo]re|swear)\b/i

test('they did not say A keeps no full marks under a question that denies something else', () => {
  const denying = all.filter(
    (one) =>
      !one.ofWords &&
      one.question.type !== 'true_false' &&
      !isAffirmative(one) &&
      !ofSaying.test(one.question.question) &&
      // "They did not say to" somebody.
      !one.answer.startsWith('to '),
  )
  expect(denying.length).toBeGreaterThan(40)
  expect(shareOfFull(denying, ({ answer }) => `they did not say ${answer}`)).toBeLessThanOrEqual(
    0.01 + (all.length < every.length ? 1 / denying.length : 0),
  )
})

test('a deed that is denied keeps no full marks', () => {
  const denied = deeds.filter(
    ({ one, helper, doer, verb }) => isAffirmative(one) && isFull(one, `${doer} ${helper} not ${verb} ${one.answer}`),
  )
  expect(denied.length / deeds.length).toBeLessThanOrEqual(0.02)
})

/** What a question asks in its own words rather than for the verse's. */
const asked = all.filter(({ ofWords }) => !ofWords)
const earnedBy = (say: (one: JudgedAsked) => string, some = asked): number => {
  const points = some.reduce((sum, one) => sum + one.scoreOf(say(one)), 0)
  return points / some.reduce((sum, { question }) => sum + question.points, 0)
}

test('a pasted chapter earns nothing', () => {
  expect(asked.length).toBeGreaterThan(400)
  // A chapter takes ten times as long as an answer: where a share is judged, a quarter of it is.
  const pasted = all.length < every.length ? asked.filter((_, at) => at % 4 === 0) : asked
  expect(earnedBy(({ chapter }) => chapter, pasted)).toBeLessThan(0.001)
})

test.each<[string, number, (one: JudgedAsked) => string]>([
  ['the cited verse said by heart', 0.97, ({ cited }) => cited],
  ['the verse and eight words of the next', 0.97, ({ cited, next }) => `${cited} ${next}`],
  ['the verse in the usual wording', 0.97, ({ usual }) => usual],
  ['the answer and the verse', 0.99, ({ answer, cited }) => `${answer}. ${cited}`],
  ['the answer and eight words of the next verse', 0.995, ({ answer, next }) => `${answer}. ${next}`],
  ['the answer with courtesy', 0.99, ({ answer }) => `I think that the answer is ${answer}. Thank you!`],
  ['the answer with a greeting', 0.995, ({ answer }) => `hi! ${answer}. hope that is right, bye`],
  ['the answer with its citation', 0.995, ({ question, answer }) => `${answer} (${question.verse})`],
])('%s keeps more than %d of the points', (_name, share, say) => {
  expect(earnedBy(say)).toBeGreaterThan(share)
})

test.each<[string, (one: JudgedAsked) => string]>([
  ['courtesy', ({ answer }) => `I think that the answer is ${answer}. Thank you!`],
  ['a greeting', ({ answer }) => `hi! ${answer}. hope that is right, bye`],
  ['a plea', ({ answer }) => `please, ${answer}`],
  ['the citation', ({ question, answer }) => `${answer} (${question.verse})`],
  ['eight words of the next verse', ({ answer, next }) => `${answer}. ${next}`],
])('%s lowers no full answer', (_name, say) => {
  const lowered = asked.filter((one) => isFull(one, one.answer) && !isFull(one, say(one)))
  expect(lowered.map((one) => `${one.question.question} ${say(one)}`)).toEqual([])
})

test('a verse said in the usual wording earns what it earns in the edition’s', () => {
  const worded = asked.filter(({ cited, usual }) => cited !== usual)
  const lower = worded.filter((one) => one.scoreOf(one.usual) < one.scoreOf(one.cited))
  expect(worded.length).toBeGreaterThan(200)
  expect(lower.length / worded.length).toBeLessThanOrEqual(0.01)
})
