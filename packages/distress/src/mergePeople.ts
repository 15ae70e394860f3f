import { languages } from './languages.ts'
import type { People } from './rule.ts'

/** The word that stands for a person around the child, whoever it is. */
const kin = 'KIN'

/** How many words may stand between "my" and the person. */
const betweenLimit = 3

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))
const sets = languages.map(({ people: { own, between, kin, bare, others } }) => ({
  own: setOf(own),
  between: setOf(between),
  kin: setOf(kin),
  bare: setOf(bare),
  others: setOf(others),
}))

/** Makes one word of each person around the child: "my little brother", "mi papá", "dad". */
export function mergePeople(words: readonly string[]): string[] {
  const merged: string[] = []
  for (let at = 0; at < words.length;) {
    let length = 0
    for (const one of sets) length = Math.max(length, personAt(words, at, one))
    merged.push(length === 0 ? (words[at] ?? '') : kin)
    at += Math.max(length, 1)
  }
  return merged
}

function personAt(words: readonly string[], at: number, people: Record<keyof People, ReadonlySet<string>>): number {
  const word = words[at] ?? ''
  if (people.bare.has(word) && !people.others.has(words[at - 1] ?? '')) return 1
  if (!people.own.has(word)) return 0
  for (let next = at + 1; next <= at + betweenLimit; next += 1) {
    const one = words[next] ?? ''
    if (people.kin.has(one)) {
      // "my friends dad", "mi hermano mayor"
      const isLonger =
        people.kin.has(words[next + 1] ?? '') || /^(mayor|menor|pequeno|grande)$/.test(words[next + 1] ?? '')
      return next - at + (isLonger ? 2 : 1)
    }
    if (!people.between.has(one)) return 0
  }
  return 0
}
