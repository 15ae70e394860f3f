/** A rule or a decision that a line cites; neither for a citation of a text that isn't in the repository. */
export type Citation = { line: number; rule: number | undefined; decision?: number; text: string }

const cited = /\brules? (\d+(?:(?:, | and |–)\d+)*)(?![\w.])/gi
const decided = /\bdecision (\d+)(?![\w.])/gi
const elsewhere = /\b(?:rulings? \d|document \d\b|D[0-2]'s)/i

/** The rules that a file's text cites, by line: "rule 42", "rules 65 and 66", "rules 35, 37 and 38", "rules 61–68" (its ends). */
export function findCitations(text: string): Citation[] {
  return text.split('\n').flatMap((content, index) => {
    const line = index + 1
    const found = Array.from(content.matchAll(cited), ([whole, numbers = '']) =>
      Array.from(numbers.matchAll(/\d+/g), ([number]): Citation => ({ line, rule: Number(number), text: whole })),
    ).flat()
    for (const [whole, number] of content.matchAll(decided))
      found.push({ line, rule: undefined, decision: Number(number), text: whole })
    const lost = elsewhere.exec(content)
    return lost === null ? found : [...found, { line, rule: undefined, text: lost[0] }]
  })
}
