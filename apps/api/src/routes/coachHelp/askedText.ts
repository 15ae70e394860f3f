/** A question of the season without the citation that it begins with ("According to Isaiah 6:2, …"). */
export function askedText(question: string): string {
  return question.replace(/^according to [^,]{1,40},/i, '')
}
