import { coachSentences } from '@seraph/domain/coachHelp/coachSentences'
import type { GlossaryEntry } from '@seraph/schema/glossary'

import type { Help } from './helpFromText.ts'

/**
 * The answer without a model (rule 33): only what the glossary and the text say, and where. The verses themselves are shown below it.
 * `season` is its title.
 */
export function answerFromText(season: string, { basis, verses, words, outside, hidden }: Help): string {
  const lines = [
    ...outside.map((place) => coachSentences.notInSeason(place, season)),
    ...hidden.map((place) => coachSentences.notShown(place)),
    ...words.map(tellWord),
  ]
  if (verses.length > 0) lines.push(coachSentences.shown[basis === 'none' ? 'words' : basis])
  if (lines.length === 0) return coachSentences.notFound(season)
  return [...lines, coachSentences.fromText].join('\n')
}

/** A word of the glossary, in the usual wording first (rule 172). */
function tellWord({ term, usual, sayAloud, meaning }: GlossaryEntry): string {
  return usual == null
    ? `${term} (say ${sayAloud}): ${meaning}`
    : `${usual} (in this site’s Bible: ${term}, say ${sayAloud}): ${meaning}`
}
