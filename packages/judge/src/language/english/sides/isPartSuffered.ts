import type { PartMatch } from '../../../match/matchPart.ts'
import { partDeed } from '../deeds/partDeed.ts'
import type { Token } from '../../../read/tokenize.ts'
import { isPassiveAt } from '../verse/verbsOf.ts'

const stops = /[,.;:!?\n]/

/** Whether a response lets those do a part's deed to whom it is done: "to be shaken by the earth" for "shake the earth". */
export function isPartSuffered(
  { wording: { tokens: own, words }, matched }: PartMatch,
  tokens: readonly Token[],
): boolean {
  const deed = partDeed(own)
  if (deed === undefined || deed.isPassive || deed.objects.size === 0) return false
  const saidFor = (place: number): number | undefined =>
    matched[words.findIndex(({ token }) => token.index === place)]?.given[0]
  const verb = saidFor(deed.verb)
  if (verb === undefined || !isPassiveAt(tokens, verb)) return false
  const by = tokens.find(({ word, index }) => index > verb && word === 'by')?.index
  if (by === undefined || tokens.slice(verb + 1, by + 1).some(({ gap }) => stops.test(gap))) return false
  const objects = [...deed.objects].flatMap((place) => saidFor(place) ?? [])
  return (
    objects.length > 0 &&
    objects.every((index) => index > by && !tokens.slice(by, index + 1).some(({ gap }) => stops.test(gap)))
  )
}
