const persons: ReadonlyMap<string, string> = new Map(
  [
    ['!i', 'i me my mine'],
    ['!we', 'we us our ours'],
    ['!you', 'you your yours thou thee thy thine ye'],
    ['!he', 'he him his'],
    ['!she', 'she her hers'],
    ['!they', 'they them their theirs'],
  ].flatMap(([person = '', words = '']) => words.split(' ').map((word): [string, string] => [word, person])),
)

/** Who a pronoun speaks of, the same for all its forms; undefined of another word. */
export function personOf(word: string): string | undefined {
  return persons.get(word)
}
