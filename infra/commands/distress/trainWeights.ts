import { places } from '@seraph/distress/learnt/hash'
import { readFeatures } from '@seraph/distress/learnt/readFeatures'
import { kindPlaces } from '@seraph/distress/learnt/weights'
import type { Weights } from '@seraph/distress/learnt/weights'
import { mergePeople } from '@seraph/distress/mergePeople'
import { readSentences } from '@seraph/distress/readSentences'
import { DistressKind } from '@seraph/schema/distress'

import { learnLogistic } from './logistic.ts'
import type { Example } from './logistic.ts'
import type { Phrase } from './readPhrases.ts'

/** A text of the pack counts three tenths of a phrase: there are several times as many. */
const packWeight = 0.3
const kindRounds = 10
/** How finely weights are told, up and down: what a child's words are found by needs few steps, which are packed small. */
const levels = { found: 15, kinds: 31 }

/**
 * Learns the weights from phrases and from texts of the pack, where nobody is in need. Deterministic: the same in the same order gives the
 * same bytes. `rounds`: how often everything is gone through, 30 where nothing is said; `hasKinds`: whether kinds are told apart too.
 */
export function trainWeights(
  phrases: readonly Phrase[],
  packTexts: readonly string[],
  { data, rounds, hasKinds = true }: { data: string; rounds?: number; hasKinds?: boolean },
): Weights {
  const read = phrases.map(({ text, distress }) => ({ features: featuresOf(text), distress }))
  const found = learnLogistic(
    [
      ...read.map(({ features, distress }): Example => ({ features, isCase: distress !== null, weight: 1 })),
      ...packTexts.map((text): Example => ({ features: featuresOf(text), isCase: false, weight: packWeight })),
    ],
    { size: places, ...(rounds !== undefined && { rounds }) },
  )
  const { values, step } = quantize(found.weights, levels.found)
  return { bias: found.bias, step, found: values, kinds: trainKinds(hasKinds ? read : []), data }
}

/** Tells each kind from all others, of phrases in need alone. */
function trainKinds(read: readonly { features: readonly number[]; distress: string | null }[]): Int8Array {
  const inNeed = read.filter(({ distress }) => distress !== null)
  const kinds = new Int8Array(kindPlaces * DistressKind.options.length)
  const learnt = DistressKind.options.map((kind) => {
    const examples = inNeed.map(({ features, distress }): Example => {
      const narrow = [...new Set(features.map((place) => place & (kindPlaces - 1)))]
      return { features: narrow, isCase: distress === kind, weight: 1 }
    })
    return learnLogistic(examples, { size: kindPlaces, rounds: kindRounds }).weights
  })
  // One step for all, so that they may be compared.
  const { values } = quantize(Float64Array.from(learnt.flatMap((weights) => [...weights])), levels.kinds)
  kinds.set(values)
  return kinds
}

function featuresOf(text: string): number[] {
  return readFeatures(readSentences(text).map((words) => ({ words, merged: mergePeople(words) })))
}

/** The largest weights are rare: of a thousand one is cut to the highest level, and the others are told more exactly. */
function quantize(weights: Float64Array, highest: number): { values: Int8Array; step: number } {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort()
  const step = (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / highest
  return {
    values: Int8Array.from(weights, (weight) => Math.max(-highest, Math.min(highest, Math.round(weight / step)))),
    step,
  }
}
