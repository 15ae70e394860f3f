import type { SeasonChapter } from '@seraph/schema/season'

import type { Edition } from '../edition.ts'
import { verseReader } from '../edition.ts'
import { shownVerses } from '../editions/measureAllowance.ts'
import type { PackQuestion } from '../pack/packQuestion.ts'
import type { Pack } from '../pack/readPack.ts'
import { renderQuestion } from './renderQuestion.ts'
import type { RenderedQuestion } from './renderQuestion.ts'

/** A pack's questions with an edition, and the ids of those whose passage doesn't align with it or that its licence keeps closed (rules 3, 31). */
export function renderPack(pack: Pack, edition: Edition): { questions: RenderedQuestion[]; leftOut: string[] } {
  const verseText = verseReader(edition)
  const shown = new Set(shownVerses(pack.season, edition).map(placeOf))
  const wordings = Map.groupBy(pack.wordings, ({ chapter, verse }) => `${chapter}:${verse}`)
  const wordingsOf = (question: PackQuestion, { label }: SeasonChapter) =>
    'passage' in question ? wordings.get(`${label}:${question.passage.verse}`) : undefined
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

function placeOf({ book, chapter, verse }: { book: string; chapter: number; verse: number }): string {
  return `${book} ${chapter}:${verse}`
}
