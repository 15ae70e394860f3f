import type { GlossaryEntry } from '@seraph/schema/glossary'

import { tokenize } from '../judging/tokenize.ts'

/** The glossary's entries whose term stands in a text, in any inflection, at most `limit`; an entry of several words as they stand. */
export function findGlossary<Entry extends Pick<GlossaryEntry, 'term'>>(
  glossary: readonly Entry[],
  text: string,
  limit: number,
): Entry[] {
  const said = stemmed(text)
  const seen = new Set<string>()
  return glossary
    .filter(({ term }) => {
      const stems = stemmed(term)
      return said.includes(stems) && !seen.has(stems) && seen.add(stems)
    })
    .slice(0, limit)
}

function stemmed(text: string): string {
  return ` ${tokenize(text)
    .map(({ stem }) => stem)
    .join(' ')} `
}
