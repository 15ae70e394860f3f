import { readdir } from 'node:fs/promises'

import { readPhrases } from './readPhrases.ts'
import type { Phrase } from './readPhrases.ts'

const source = new URL('../../../packages/distress/src/', import.meta.url)
/** What the hands wrote, and what must be heard and mustn't. */
const folders = ['development', 'must']

/** The files of all phrases to learn from. */
export async function findPhraseFiles(): Promise<URL[]> {
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(new URL(`${folder}/`, source))).sort().map((name) => new URL(`${folder}/${name}`, source)),
    ),
  )
  return files.flat().filter(({ pathname }) => pathname.endsWith('.jsonl'))
}

/** All phrases to learn from, by the hand that wrote them: a hand's file has its name, `first.jsonl` or `first-calm.jsonl`. */
export async function readHands(): Promise<Map<string, Phrase[]>> {
  const hands = new Map<string, Phrase[]>()
  for (const file of await findPhraseFiles()) {
    const hand = file.pathname.replace(/.*\//, '').replace(/(?:-.*)?\.jsonl$/, '')
    hands.set(hand, [...(hands.get(hand) ?? []), ...(await readPhrases(file))])
  }
  return hands
}
