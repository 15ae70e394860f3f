import type { KnownQuestion } from '@seraph/api/season/openSeason'

/**
 * What a player who answers right so often (`accuracy`, in percent) writes to a question: all of it, where there are several things half
 * of them, else what belongs to `other`, or that it isn't known.
 */
export function demoResponse(
  { parts }: KnownQuestion,
  other: KnownQuestion,
  accuracy: number,
  random: (below: number) => number,
): string {
  const said = (some: readonly { text: string }[]): string => some.map(({ text }) => text).join(', ')
  if (random(100) < accuracy) return said(parts)
  const how = random(3)
  if (how === 0 && parts.length > 1) return said(parts.slice(0, Math.floor(parts.length / 2)))
  return how === 1 ? 'I don’t know' : said(other.parts)
}
