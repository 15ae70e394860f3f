import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { findDistress } from './findDistress.ts'
import { weigh } from './learnt/weigh.ts'
import { readWeights } from './learnt/weights.ts'
import { mergePeople } from './mergePeople.ts'
import { readSentences } from './readSentences.ts'

type Phrase = { text: string; lang: string; distress: string | null }
const read = (name: string): Phrase[] =>
  readFileSync(new URL(`./development/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Phrase)
const hands = [
  'hand0-phrases',
  'hand0-soundAlikes',
  ...Array.from({ length: 10 }, (_, at) => `hand${at + 1}`),
  'otherHands',
  'firstLook',
  'secondLook',
]
// Of what was learnt from every fifth phrase tells enough, and doesn't take seconds.
const all = hands.flatMap(read).filter((_, at) => at % 5 === 0)
const phrases = all.filter(({ distress }) => distress !== null)
const soundAlikes = all.filter(({ distress }) => distress === null)

test.each(['en', 'es', 'fr'])('of the phrases in %s at least 97 in 100 are heard', (lang) => {
  const own = phrases.filter((phrase) => phrase.lang === lang)
  const missed = own.filter(({ text }) => findDistress(text) === undefined).map(({ text }) => text)
  expect(own.length).toBeGreaterThan(100)
  expect(missed.length / own.length, missed.join('\n')).toBeLessThanOrEqual(0.03)
})

test('of what only sounds alike at most 2 in 100 are taken for distress', () => {
  const alarms = soundAlikes.filter(({ text }) => findDistress(text) !== undefined).map(({ text }) => text)
  expect(soundAlikes.length).toBeGreaterThan(300)
  expect(alarms.length / soundAlikes.length, alarms.join('\n')).toBeLessThanOrEqual(0.02)
})

test.each([
  ['I hate my life', 'despair'],
  ['my friend wants to die', 'friend_in_need'],
  ['im so depressed', 'despair'],
  ['i feel so alone', 'despair'],
  ['i feel worthless', 'despair'],
  ['kms', 'self_harm'],
  ['my uncle does bad things to me', 'abuse'],
  ['im going to kill my brother', 'violence'],
  ['i ran away from home', 'running_away'],
  ['i w\u200bant to d\u0456e', 'self_harm'],
  ['ＩＷＡＮＴ  to die. i want to die', 'self_harm'],
  ['K.M.S. i want to kill myself', 'self_harm'],
])('%s', (text, kind) => {
  expect(findDistress(text)).toBe(kind)
})

test.each([
  'what does Isaiah say of the slain',
  'why does my soul hate your feasts',
  'who wanted to die',
  'why did Jonah say I want to die',
])('no distress: %s', (text) => {
  expect(findDistress(text)).toBeUndefined()
})

test('words of the key or of the cited verse are never distress, others beside them are', () => {
  const known = ['I will kill my people', 'He wants to die']
  expect(findDistress('I want to die')).toBe('self_harm')
  expect(findDistress('he wants: I want to die', { known: ['I want to die'] })).toBeUndefined()
  expect(findDistress('I want to kill my people', { known })).toBeUndefined()
  expect(findDistress('I want to die because my dad hits me', { known: ['I want to die'] })).toBe('harm_by_others')
})

/** What costs most: the words that most rules begin with, sentences of one word, letters that become many, words nobody knows. */
const costly: readonly string[] = [
  'i '.repeat(2_000),
  'i. '.repeat(1_333),
  'ﷺ'.repeat(4_000),
  'im my dad he i me they '.repeat(180),
  'i they kid my dad he someone nobody everyone god why if no not friend '.repeat(60),
  'quien que no me mi i he they everyone my dad '.repeat(90),
  Array.from({ length: 400 }, (_, at) => `sucidd${(at * 7_919).toString(36)}x`).join(' '),
  Array.from(
    { length: 800 },
    (_, at) => `i ${'he they my dad me no god why cut kill want not'.split(' ')[at % 11]}. `,
  ).join(''),
  Array.from({ length: 1_300 }, (_, at) => 'i he im my me no god why they if'.split(' ')[(at * at * 7 + at) % 10]).join(
    ' ',
  ),
  `a${'\u0301'.repeat(3_999)}`,
  'a!'.repeat(2_000),
]
test('500 characters are weighed in 0.6 ms', () => {
  const calm = all.filter(({ distress }) => distress === null).map((phrase) => phrase.text)
  const text = calm.join('. ').slice(0, 500)
  const weights = readWeights()
  const spend = (): number => {
    const before = process.cpuUsage()
    for (let times = 0; times < 50; times += 1)
      weigh(
        weights,
        readSentences(text).map((words) => ({ words, merged: mergePeople(words) })),
      )
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000 / 50
  }
  // The least of thirty, since other tests share the processor's caches.
  expect(Math.min(...Array.from({ length: 30 }, spend))).toBeLessThanOrEqual(0.6)
})

test.each(costly.map((text) => [text.slice(0, 20), text]))('4,000 characters of %j take at most 20 ms', (_, text) => {
  findDistress(text)
  // What compiles and collects in the process's other threads counts as well: the least of several is the call's own.
  const spent = [1, 2, 3, 4, 5, 6, 7, 8].map(() => {
    const before = process.cpuUsage()
    findDistress(text)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  expect(Math.min(...spent)).toBeLessThanOrEqual(20)
})

test('whatever is written, it answers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(findDistress(`${text}. i want to die`)).toBe('self_harm')
    }),
  )
})
