import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { findPhraseFiles } from './hands.ts'

const source = new URL('../../../packages/distress/src/', import.meta.url)
/** What the weights depend on beside the phrases: how a text is read, and how it is learnt. */
const code = [
  new URL('readSentences.ts', source),
  new URL('mergePeople.ts', source),
  ...['addRows', 'hash', 'readFeatures', 'readWord', 'sorts', 'topics', 'topicsOf'].map(
    (name) => new URL(`learnt/${name}.ts`, source),
  ),
  ...['logistic', 'trainWeights'].map((name) => new URL(`${name}.ts`, import.meta.url)),
]

/** A hash (SHA-256, hex) of the phrases and the code that the weights were learnt from; the pack may change without it. */
export async function hashData(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of [...(await findPhraseFiles()), ...code]) hash.update(await readFile(file))
  return hash.digest('hex')
}
