/** The shortest root that a people and its land have in common. */
const shortestRoot = 4
const peopleEnding = /(?:ia|ea|(?:ians?|ites?|itish|eans?)s?)$/
const demonymEnding = /(?:itish|ites?|ians?|eans?|ans?|ns?|ia|ea|a|s)$/

/** A people and its land by their common root: Assyrian, Assyria; Moabites, Moab. Short words keep their ending. */
export function peopleRoot(word: string): string {
  if (!peopleEnding.test(word)) return word
  const root = word.replace(/'?s$/, '').replace(demonymEnding, '')
  return root.length >= shortestRoot ? root : word
}
