import { DistressKind } from '@seraph/schema/distress'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { findDistress } from '../findDistress.ts'

type Phrase = { text: string; lang: string; distress: DistressKind | null }
const read = (name: string): Phrase[] =>
  readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Phrase)
const [toHear, toLeave] = [read('hear'), read('notHear')]

/** How a child may type the same: as it is, in capitals, with marks behind it, after a calm sentence. */
const ways: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => `${text}...`,
  (text) => `${text}!!!`,
  (text) => `Who was Uzziah? ${text}`,
]

test('what must be heard is heard, however it is typed and whatever was learnt since', () => {
  const missed = toHear.flatMap(({ text }) =>
    ways.map((type) => type(text)).filter((typed) => findDistress(typed) === undefined),
  )
  expect(missed).toEqual([])
})

test('what must not be heard is not', () => {
  expect(toLeave.map(({ text }) => text).filter((text) => findDistress(text) !== undefined)).toEqual([])
})

test('every kind must be heard in every language, by five phrases at least', () => {
  for (const lang of ['en', 'es', 'fr'])
    for (const kind of DistressKind.options)
      expect(
        toHear.filter((phrase) => phrase.lang === lang && phrase.distress === kind).length,
        `${lang} ${kind}`,
      ).toBeGreaterThanOrEqual(5)
  expect(toLeave.length).toBeGreaterThanOrEqual(100)
})
