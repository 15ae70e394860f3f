import { chaptersText } from '../../../liveRoom/chaptersText.ts'
import type { MapColumn } from './mapColumns.ts'

/** How many verses of a group nobody keeps, and how many one player alone; those that no question cites are neither. */
export function countHoles(
  keepers: readonly (number | undefined)[],
  places: readonly number[],
): { holes: number[]; alone: number[]; asked: number } {
  const asked = places.filter((place) => keepers[place] !== undefined)
  return {
    holes: asked.filter((place) => keepers[place] === 0),
    alone: asked.filter((place) => keepers[place] === 1),
    asked: asked.length,
  }
}

/** Verses of one chapter in few words: "1–6, 9". */
export function versesText({ places: [first = 0] }: MapColumn, places: readonly number[]): string {
  return chaptersText(places.map((place) => place - first + 1))
}
