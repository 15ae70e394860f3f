/**
 * Finds the known word that a misspelt one was meant to be: one change
 * off, two in words of nine letters and more, the first letter right.
 */
export type Spelling = (written: string) => string | undefined

const shortestMisspelt = 4
const shortestFar = 9
const longest = 16
/** Two letters turned are likelier than one letter wrong. */
const turned = 0.9

/** Makes a spelling of known words; a word of `real` is spelt rightly and is no misspelling. Cost: some hundred look-ups a word. */
export function makeSpelling(known: Iterable<string>, real: ReadonlySet<string>): Spelling {
  const byShape = new Map<string, string[]>()
  const words = new Set([...known].filter((word) => word.length >= shortestMisspelt && /^[a-z]+$/.test(word)))
  for (const word of words)
    for (const shape of shapesOf(word)) {
      const others = byShape.get(shape)
      if (others === undefined) byShape.set(shape, [word])
      else others.push(word)
    }
  const lasting = new Map<string, string | undefined>()
  return (written) => {
    if (written.length < shortestMisspelt || written.length > longest || real.has(written)) return undefined
    if (lasting.has(written)) return lasting.get(written)
    const found = nearest(written, byShape)
    if (lasting.size > 5_000) lasting.clear()
    lasting.set(written, found)
    return found
  }
}

function nearest(written: string, byShape: ReadonlyMap<string, readonly string[]>): string | undefined {
  let best: string | undefined
  let least = Infinity
  for (const shape of shapesOf(written))
    for (const word of byShape.get(shape) ?? []) {
      if (word[0] !== written[0]) continue
      const distance = distanceOf(written, word)
      if (distance > (word.length >= shortestFar ? 2 : 1) || distance >= least) continue
      best = word
      least = distance
    }
  return best
}

/** A word, and it without any one letter; a long one also without any two. */
function shapesOf(word: string): Set<string> {
  const shapes = new Set([word])
  const once = Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
  for (const shape of once) shapes.add(shape)
  if (word.length >= shortestFar - 1)
    for (const shape of once)
      for (let at = 0; at < shape.length; at += 1) shapes.add(shape.slice(0, at) + shape.slice(at + 1))
  return shapes
}

/** Changes from one word to another: a letter more, less, other, or two neighbours turned. */
function distanceOf(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      let least = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + turned)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[one.length]?.[other.length] ?? Infinity
}
