import type { GlossaryEntry } from '@seraph/schema/glossary'
import type { CitedVerse } from '@seraph/schema/http/coachHelp'

import { coachSentences } from './coachSentences.ts'

/** The answer without a model, from what was found; it says that it is one (ruling 33). The verses themselves are shown beside it. */
export function answerFromVerses(found: {
  season: string
  verses: readonly CitedVerse[]
  words: readonly Pick<GlossaryEntry, 'term' | 'sayAloud' | 'meaning'>[]
}): string {
  const { season, verses, words } = found
  if (verses.length === 0 && words.length === 0) return coachSentences.notFound(season)
  const meanings = words.map(({ term, sayAloud, meaning }) => `${term} (say ${sayAloud}): ${meaning}`)
  const references = verses.map(({ reference }) => reference)
  const reading =
    references.length === 0
      ? []
      : [
          `Read ${joined(references)} slowly: ${references.length === 1 ? 'it speaks' : 'they speak'} of what you asked.`,
        ]
  return [...meanings, ...reading, coachSentences.fromVerses].join('\n')
}

function joined(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
