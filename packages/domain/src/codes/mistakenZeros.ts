const similar: Readonly<Record<string, string>> = { O: '0', '0': 'O' }

/** More letters than this aren't tried: no code has as many that look alike behind its first digit. */
const mostSwapped = 4

/**
 * What a code may mean in which the letter O and the digit 0 were mistaken
 * for each other (rule 42): from its first digit or O on, where the
 * chapter and the gem stand. Without the code itself; the fewest changes first.
 */
export function mistakenZeros(code: string): string[] {
  const start = code.search(/[1-9]/)
  if (start === -1) return []
  const places = Array.from(code.matchAll(/[O0]/g), ({ index }) => index).filter((index) => index > start)
  const swapped = places.slice(-mostSwapped)
  const forms = Array.from({ length: 2 ** swapped.length - 1 }, (_, bits) => {
    const isSwapped = new Set(swapped.filter((_place, nth) => (((bits + 1) >> nth) & 1) === 1))
    const form = Array.from(code, (letter, index) => (isSwapped.has(index) ? similar[letter] : letter)).join('')
    return { form, changes: isSwapped.size }
  })
  return forms.toSorted((one, other) => one.changes - other.changes).map(({ form }) => form)
}
