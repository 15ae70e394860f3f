/** The part that marks a child's words: it comes with the first question, after the screen. */
export const loadMarkedWords = async () => (await import('./MarkedWords.tsx')).MarkedWords
