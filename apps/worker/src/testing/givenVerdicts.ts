/** What a model says: each text is the quote of the part in its place. */
export function givenVerdicts(quotes: readonly string[], over: object = {}): string {
  const parts = quotes.map((quote, index) => ({ index, verdict: 'given', quote }))
  return JSON.stringify({ parts, extraWrong: [], contradicts: false, ...over })
}
