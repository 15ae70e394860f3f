import { contentTokens, tokenize } from '@seraph/judge/read/tokenize'

import { clausesOf } from './clausesOf.ts'
import type { VerseText } from '../../edition.ts'
import { versesCited } from './versesCited.ts'
import type { Pack } from '../../pack/readPack.ts'
import type { RenderedQuestion } from '../../make/renderQuestion.ts'

/** How many clauses the season's verses have, and those that no part of any question touches. */
export type ClauseCoverage = { clauses: number; unasked: { verse: string; clause: string }[] }

/**
 * Which clauses of the season's verses are asked: those of which a telling
 * word stands in a part of a question that cites the verse, in an accepted
 * wording of it, or in a statement to be judged true or false. A clause without a telling word isn't counted.
 */
export function findUnaskedClauses(
  pack: Pack,
  rendered: readonly RenderedQuestion[],
  verseText: VerseText,
): ClauseCoverage {
  const asked = askedWords(pack, rendered)
  const found: ClauseCoverage = { clauses: 0, unasked: [] }
  for (const { label, book, chapter, verses } of pack.season.chapters)
    for (let verse = 1; verse <= verses; verse += 1) {
      const place = `${label}:${verse}`
      for (const clause of clausesOf(verseText(book, chapter, verse) ?? '')) {
        const words = stemsOf(clause)
        if (words.length === 0) continue
        found.clauses += 1
        if (!words.some((word) => asked.get(place)?.has(word))) found.unasked.push({ verse: place, clause })
      }
    }
  return found
}

/** The words that questions ask for, by the verses that they cite. */
function askedWords(pack: Pack, rendered: readonly RenderedQuestion[]): Map<string, Set<string>> {
  const byId = new Map(rendered.map((question) => [question.id, question]))
  const asked = new Map<string, Set<string>>()
  for (const { question, chapter } of pack.questions) {
    const label = pack.season.chapters.find(({ ordinal }) => ordinal === chapter)?.label
    const own = byId.get(question.id)
    if (own === undefined || label === undefined) continue
    const parts = own.parts.flatMap(({ text, accept }) => [text, ...(accept ?? [])])
    const words = (question.type === 'true_false' ? [own.question] : parts).flatMap(stemsOf)
    const citations = [`${label}:${question.verse}-${question.verseEnd ?? question.verse}`, ...(question.also ?? [])]
    for (const { book, chapter: number, verse } of citations.flatMap(versesCited)) {
      const place = `${book} ${number}:${verse}`
      asked.set(place, new Set([...(asked.get(place) ?? []), ...words]))
    }
  }
  return asked
}

function stemsOf(text: string): string[] {
  return contentTokens(tokenize(text.replaceAll('’', "'").replace(/[—–-]/g, ' '))).map(({ stem }) => stem)
}
