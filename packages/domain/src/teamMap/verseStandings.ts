import { groupStanding } from '../review/groupStanding.ts'
import type { Standing } from '../review/groupStanding.ts'
import { rememberedParts } from '../review/knownParts.ts'
import type { KnownParts } from '../review/knownParts.ts'
import { memoryState } from '../review/cards/memoryState.ts'
import type { CitingQuestion } from './verseLetters.ts'

/**
 * How somebody stands in each of these places of the season's row of verses at a moment (milliseconds since 1970): by the weakest part of
 * all questions that cite it, as `verseStates` has it, with its day; undefined where none does.
 */
export function verseStandings(
  questions: ReadonlyMap<string, CitingQuestion>,
  known: KnownParts,
  { places, now }: { places: readonly number[]; now: number },
): (Standing | undefined)[] {
  const parts = new Map<number, Standing[]>(places.map((place) => [place, []]))
  for (const { nth, places: cited, numbers } of questions.values()) {
    if (!cited.some((place) => parts.has(place))) continue
    const met = rememberedParts(known, nth)
    const own = numbers.map((_, nth) => memoryState(met?.[nth], now))
    for (const place of cited) parts.get(place)?.push(...own)
  }
  return places.map((place) => {
    const own = parts.get(place) ?? []
    return own.length === 0 ? undefined : groupStanding(own)
  })
}
