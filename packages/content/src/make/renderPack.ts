import type { SeasonChapter } from '@seraph/schema/season'

import { versesCited } from '../check/coverage/versesCited.ts'
import type { Edition } from '../edition.ts'
import { verseReader } from '../edition.ts'
import { shownVerses } from '../editions/measureAllowance.ts'
import type { PackQuestion } from '../pack/packQuestion.ts'
import type { PackWording } from '../pack/packWording.ts'
import type { Pack } from '../pack/readPack.ts'
import { renderQuestion } from './renderQuestion.ts'
import type { RenderedQuestion } from './renderQuestion.ts'

/**
 * A pack's questions with an edition, and the ids of those whose passage
 * doesn't align with it or that its licence keeps closed (rules 3, 31).
 */
export function renderPack(pack: Pack, edition: Edition): { questions: RenderedQuestion[]; leftOut: string[] } {
  const verseText = verseReader(edition)
  const shown = new Set(shownVerses(pack.season, edition).map(placeOf))
  const wordings = Map.groupBy(pack.wordings, ({ chapter, verse }) => `${chapter}:${verse}`)
  const wordingsOf = (question: PackQuestion, { label }: SeasonChapter): PackWording[] =>
    versesOf(question, label).flatMap((verse) => wordings.get(verse) ?? [])
  const questions: RenderedQuestion[] = []
  const leftOut: string[] = []
  for (const { question, chapter } of pack.questions) {
    const place = pack.season.chapters.find((candidate) => candidate.ordinal === chapter)
    if (place === undefined) continue
    const isClosed = 'passage' in question && !shown.has(placeOf({ ...place, verse: question.passage.verse }))
    const rendered = isClosed ? undefined : renderQuestion(question, place, verseText, wordingsOf(question, place))
    if (rendered === undefined) leftOut.push(question.id)
    else questions.push(rendered)
  }
  return { questions, leftOut }
}

/** Whose wordings a question takes: the verse that it quotes, else those that it cites. */
function versesOf(question: PackQuestion, label: string): string[] {
  if ('passage' in question) return [`${label}:${question.passage.verse}`]
  const { verse, verseEnd = verse, also = [] } = question
  const cited = [`${label}:${verse}-${verseEnd}`, ...also].flatMap(versesCited)
  return cited.map((place) => `${place.book} ${place.chapter}:${place.verse}`)
}

function placeOf({ book, chapter, verse }: { book: string; chapter: number; verse: number }): string {
  return `${book} ${chapter}:${verse}`
}
