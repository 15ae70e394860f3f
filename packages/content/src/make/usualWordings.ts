import { bareWord } from '../bareWord.ts'
import type { PackWording } from '../pack/packWording.ts'

/** A part of a quotation by its place among the verse's words: from `from` to before `to`. */
export type QuotedRange = { from: number; to: number }

/** The most wordings that one part takes besides its own. */
const mostWordings = 12

/**
 * What a child says who learnt the usual wording where a part quotes the edition
 * that ships (rule 172): the part with one place of its verse in the usual
 * words, and with all of them. A place that isn't whole in a part says nothing of it.
 * @param words the verse's words; wordings that don't stand among them, as under another edition, change nothing.
 */
export function usualWordings(
  words: readonly string[],
  ranges: readonly QuotedRange[],
  wordings: readonly Pick<PackWording, 'edition' | 'usual'>[],
): string[][] {
  const held = words.map(folded)
  const places = wordings.flatMap(({ edition, usual }) => {
    const wanted = edition
      .split(/\s+/)
      .map(folded)
      .filter((word) => word !== '')
    const at = held.findIndex((_, from) => wanted.every((word, index) => held[from + index] === word))
    return wanted.length === 0 || at === -1 ? [] : [{ from: at, to: at + wanted.length, usual }]
  })
  return ranges.map((range) => {
    const own = places.filter((place) => range.from <= place.from && place.to <= range.to)
    const single = own.flatMap((place) => place.usual.map((usual) => replaced(words, range, [{ ...place, usual }])))
    const most = Math.max(0, ...own.map(({ usual }) => usual.length))
    const all = Array.from({ length: own.length > 1 ? most : 0 }, (_, at) =>
      replaced(
        words,
        range,
        own.map(({ usual, ...place }) => ({ ...place, usual: usual[at] ?? usual[0] ?? '' })),
      ),
    )
    return [...new Set([...all, ...single])].slice(0, mostWordings)
  })
}

/** The part with other words in these places; of two places that overlap the first counts. */
function replaced(
  words: readonly string[],
  range: QuotedRange,
  places: readonly (QuotedRange & { usual: string })[],
): string {
  const said: string[] = []
  let at = range.from
  for (const place of places.toSorted((a, b) => a.from - b.from)) {
    if (place.from < at) continue
    said.push(...words.slice(at, place.from).map(bareWord), place.usual)
    at = place.to
  }
  return [...said, ...words.slice(at, range.to).map(bareWord)].join(' ')
}

function folded(word: string): string {
  return bareWord(word).toLowerCase().replaceAll('’', "'")
}
