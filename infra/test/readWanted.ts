const parts = ['pure', 'services', 'faults', 'browser', 'compose']

/**
 * What `npm test` was asked for, by the words after it: `names` of parts,
 * none for the usual ones, and `words` that choose among their files.
 * Words alone choose among the parts that start no whole stack.
 */
export function readWanted(args: readonly string[]): { names: string[]; words: string[] } {
  const given = args.filter((word) => word !== '--all')
  const words = given.filter((word) => !parts.includes(word))
  const names = given.filter((word) => parts.includes(word))
  return { names: names.length === 0 && words.length > 0 ? ['pure', 'services'] : names, words }
}
