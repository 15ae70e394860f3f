import type { AccuracyTone } from '@seraph/domain/ranks/accuracyRank'

/** The tone in which a child reads a share: what is missing is amber, never red (rule 211). */
export function childTone(tone: AccuracyTone): Exclude<AccuracyTone, 'bad'> {
  return tone === 'bad' ? 'fair' : tone
}
