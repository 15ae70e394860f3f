/** Deeds that are said with a little verb and a particle, and the one word for each. */
const rows = `
ascend: go up, goes up, going up, went up, gone up, climb up, climbed up
arise: get up, gets up, got up, getting up
descend: go down, goes down, going down, went down, come down, came down, comes down, coming down
return: go back, goes back, went back, come back, comes back, came back, get back
`

/** For each first word what may follow it and the word that both say. */
export const phrasalVerbs: ReadonlyMap<string, ReadonlyMap<string, string>> = read()

function read(): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>()
  for (const row of rows.trim().split('\n')) {
    const [word = '', said = ''] = row.split(': ')
    for (const pair of said.split(', ')) {
      const [first = '', particle = ''] = pair.split(' ')
      found.set(first, (found.get(first) ?? new Map<string, string>()).set(particle, word))
    }
  }
  return found
}
