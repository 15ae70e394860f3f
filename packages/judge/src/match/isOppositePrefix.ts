const prefixes = ['un', 'in', 'im', 'ir', 'il', 'dis', 'non']
/** The letters that two forms of one word may differ in at their end, and the shortest word that a prefix turns round. */
const longestEnding = 3
const shortestWord = 4

/** Whether a word begins as one that a prefix denies. */
export function hasDenyingPrefix(word: string): boolean {
  return prefixes.some((prefix) => word.startsWith(prefix))
}

/** Whether one of two words is the other with a prefix that denies it ("uncovered" for "covered", "injustice" for "justice"). */
export function isOppositePrefix(one: string, other: string): boolean {
  return isDeniedBy(one, other) || isDeniedBy(other, one)
}

function isDeniedBy(word: string, other: string): boolean {
  return prefixes.some((prefix) => {
    if (!word.startsWith(prefix) || other.startsWith(prefix)) return false
    const rest = word.slice(prefix.length)
    if (rest.length < shortestWord || other.length < shortestWord) return false
    const shared = Math.max(shortestWord, Math.min(rest.length, other.length) - longestEnding)
    const isNear = Math.abs(rest.length - other.length) <= longestEnding
    return isNear && rest.slice(0, shared) === other.slice(0, shared)
  })
}
