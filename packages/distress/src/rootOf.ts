/** A word without its ending, for comparing forms of one word. */
export const rootOf = (word: string): string => word.replace(/(?<=..)(?:ing|ed|es|s|e)$/, '')
