import type { DistressKind } from '@seraph/schema/distress'

import { findByRules } from './findByRules.ts'
import { isHeardAlone, thresholds } from './learnt/thresholds.ts'
import { readWeights } from './learnt/weights.ts'
import { weigh } from './learnt/weigh.ts'
import { mergePeople } from './mergePeople.ts'
import { readSentences } from './readSentences.ts'
import { rootOf } from './rootOf.ts'

/**
 * What a text in distress speaks of, the gravest first; undefined where it speaks of none (rules 33 and 50). English, Spanish and French,
 * misspelt and shortened too. What was learnt weighs the text: enough by
 * itself, or half of it where a rule holds. `known` are texts whose words
 * are never distress: the key of the question that is answered, and the
 * verse it cites. Reads the first 4,000 characters, in time that grows
 * with their number.
 */
export function findDistress(
  text: string,
  { known = [] }: { known?: readonly string[] } = {},
): DistressKind | undefined {
  const own = new Set(known.flatMap(readSentences).flat().map(rootOf))
  const isKnown = own.size === 0 ? undefined : (word: string): boolean => own.has(rootOf(word))
  const sentences = readSentences(text)
  const read = sentences.map((words) => ({ words, merged: mergePeople(words) }))
  const { logOdds, kind } = weigh(readWeights(), read, isKnown)
  // Most texts weigh next to nothing, and no rule is asked about them.
  if (logOdds <= thresholds.withRule) return undefined
  const ruled = findByRules(sentences, own)
  return ruled ?? (isHeardAlone(sentences.flat(), logOdds) ? kind() : undefined)
}
