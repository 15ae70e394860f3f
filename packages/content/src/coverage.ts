import type { Pack } from './readPack.ts'
import type { RenderedQuestion } from './renderQuestion.ts'

/** What a pack holds, counted: a row a chapter that has any, and the mixes over all. */
export type Coverage = {
  chapters: { label: string; verses: number; questions: number; versesWithQuestion: number }[]
  byPoints: Record<string, number>
  byType: Record<string, number>
  total: number
}

/** Counts questions by chapter, points and type, and how many verses have at least one. */
export function countCoverage(pack: Pack, questions: readonly RenderedQuestion[]): Coverage {
  const chapters = pack.season.chapters.map((chapter) => {
    const own = pack.questions.filter((row) => row.chapter === chapter.ordinal)
    const verses = new Set(own.flatMap(({ question }) => versesOf(question.verse, question.verseEnd)))
    return { label: chapter.label, verses: chapter.verses, questions: own.length, versesWithQuestion: verses.size }
  })
  return {
    chapters: chapters.filter((chapter) => chapter.questions > 0),
    byPoints: countBy(questions, (question) => String(question.points)),
    byType: countBy(questions, (question) => question.type),
    total: questions.length,
  }
}

function versesOf(first: number, last: number = first): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function countBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const row of rows) counts[keyOf(row)] = (counts[keyOf(row)] ?? 0) + 1
  return counts
}
