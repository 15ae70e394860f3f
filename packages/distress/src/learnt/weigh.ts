import { DistressKind } from '@seraph/schema/distress'

import { pieces } from './pieces.ts'
import { readFeatures } from './readFeatures.ts'
import type { Sentence } from './readFeatures.ts'
import { kindPlaces } from './weights.ts'
import type { Weights } from './weights.ts'

/** How much a text sounds like distress, as log-odds: that of its gravest piece; and which kind that piece sounds like, when asked. */
export type Weighed = { readonly logOdds: number; readonly kind: () => DistressKind }

/** Weighs a text; `isKnown` tells the words that say nothing new. A text without any new word weighs nothing: -Infinity. */
export function weigh(weights: Weights, sentences: readonly Sentence[], isKnown?: (word: string) => boolean): Weighed {
  let gravest: readonly number[] = []
  let logOdds = -Infinity
  const weighed = new Set<string>()
  for (const piece of pieces(sentences)) {
    // What is said again weighs the same: a text may be a few words over and over.
    const said = piece.map(({ words, merged }) => `${words.join(' ')}|${merged.join(' ')}`).join('\n')
    if (weighed.has(said)) continue
    weighed.add(said)
    const features = readFeatures(piece, isKnown)
    if (features.length === 0) continue
    let sum = 0
    for (let at = 0; at < features.length; at += 1) sum += weights.found[features[at] ?? 0] ?? 0
    const sounds = weights.bias + (sum * weights.step) / Math.sqrt(features.length + 1)
    if (sounds <= logOdds) continue
    logOdds = sounds
    gravest = features
  }
  return { logOdds, kind: () => kindOf(weights, gravest) }
}

function kindOf({ kinds }: Weights, features: readonly number[]): DistressKind {
  const sums = DistressKind.options.map((kind, at) => {
    let sum = 0
    for (const place of features) sum += kinds[at * kindPlaces + (place & (kindPlaces - 1))] ?? 0
    return { kind, sum }
  })
  return sums.reduce((best, one) => (one.sum > best.sum ? one : best)).kind
}
