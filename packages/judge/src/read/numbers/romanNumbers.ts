const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }
const wellFormed = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/
/** Words that could be numbers. */
const words = new Set('mix di mi li vi dim mild livid civil lil ill id mm'.split(' '))
/** What stands after "I" where it is nobody's number. */
const subject =
  /^(?:'|\s+(?:am|was|think|thought|believe|guess|know|knew|mean|meant|have|had|hope|say|said|remember|will|would|can|don|do|did|love|like|want|forgot|just|really|also)\b)/i

/**
 * A text with its Roman numerals as digits, for a question that wants a
 * number. Several letters in small are one only as far as thirty-nine; "I"
 * alone where a comma, the end or one of the question's words follows.
 */
export function withoutRoman(text: string, isAsked: (word: string) => boolean): string {
  return text.replace(/(?<![\p{L}\p{N}'])(?:[IVXLCDM]{1,9}|[ivx]{2,6})(?![\p{L}\p{N}])/gu, (found, at: number) => {
    const letters = found.toUpperCase()
    if (!wellFormed.test(letters) || (words.has(found.toLowerCase()) && found !== letters)) return found
    if (letters === 'I' && !isCounted(text.slice(0, at), text.slice(at + 1), isAsked)) return found
    return String(valueOf(letters))
  })
}

function isCounted(before: string, after: string, isAsked: (word: string) => boolean): boolean {
  if (/^\s*(?:$|[,.;!?\n]|and\b)/i.test(after)) return /(?:^|[,;:]|\band)\s*$/i.test(before)
  if (subject.test(after)) return false
  return isAsked(/^\s+(\p{L}+)/u.exec(after)?.[1] ?? '')
}

function valueOf(letters: string): number {
  const all = Array.from(letters, (letter) => values[letter] ?? 0)
  return all.reduce((sum, value, at) => sum + (value < (all[at + 1] ?? 0) ? -value : value), 0)
}
