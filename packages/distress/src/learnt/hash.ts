/** How many places features share. Few share one: at an eighth of this number one child in fifty fewer was heard. */
export const places = 1 << 20

/** Mixes a number into a hash; both and what comes out are 32 bits. */
export function mix(hash: number, value: number): number {
  let mixed = Math.imul(hash ^ value, 0x9e3779b1)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x85ebca6b)
  return mixed ^ (mixed >>> 13)
}

/** The hash of a word. */
export function hashWord(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return mix(hash, word.length)
}

/** The place of a feature's hash. */
export const placeOf = (hash: number): number => (hash ^ (hash >>> 16)) & (places - 1)
