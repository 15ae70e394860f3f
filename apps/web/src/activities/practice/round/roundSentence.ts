/** How a round went, in one kind sentence, by the parts that were given of all that were asked. */
export function roundSentence(given: number, asked: number): string {
  if (asked === 0) return 'Quiz finished'
  if (given === asked) return 'All of it, from memory.'
  if (given === 0) return 'Now you have met them.'
  return given / asked >= 0.6 ? 'A good round.' : 'A good start.'
}
