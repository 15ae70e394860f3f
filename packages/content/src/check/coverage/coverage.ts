import type { LoadablePack } from '../../make/makeLoadable.ts'
import { orderChoices } from '../../pack/packTrivia.ts'
import type { Pack } from '../../pack/readPack.ts'

/** What a pack holds, counted: a row a chapter that has any, and the mixes over all. */
export type Coverage = {
  chapters: {
    label: string
    verses: number
    questions: number
    versesWithQuestion: number
    versesWithTwo: number
    trivia: number
    /** Of trivia: how often the answer is the first, second, third, fourth choice as they are served. */
    positions: number[]
    crossword: { offered: number; placed: number; width: number; height: number }
    glossary: number
  }[]
  byPoints: Record<string, number>
  byType: Record<string, number>
  total: number
}

/** Counts what a pack holds, by chapter, points and type, and how many verses have a question, or two. */
export function countCoverage(pack: Pack, loadable: Pick<LoadablePack, 'questions' | 'crosswords'>): Coverage {
  const { questions } = loadable
  const chapters = pack.season.chapters.map((chapter) => {
    const own = pack.questions.filter((row) => row.chapter === chapter.ordinal)
    const verses = countBy(
      own.flatMap(({ question }) => versesOf(question.verse, question.verseEnd)),
      String,
    )
    const trivia = pack.trivia.filter((row) => row.chapter === chapter.ordinal)
    const answers = trivia.map(({ row }) => orderChoices(row.choices).indexOf(row.answer))
    const grid = loadable.crosswords.find((crossword) => crossword.chapter === chapter.ordinal)
    return {
      label: chapter.label,
      verses: chapter.verses,
      questions: own.length,
      versesWithQuestion: Object.keys(verses).length,
      versesWithTwo: Object.values(verses).filter((count) => count > 1).length,
      trivia: trivia.length,
      positions: [0, 1, 2, 3].map((position) => answers.filter((answer) => answer === position).length),
      crossword: {
        offered: pack.crosswords.filter((row) => row.chapter === chapter.ordinal).length,
        placed: grid?.entries.length ?? 0,
        width: grid?.width ?? 0,
        height: grid?.height ?? 0,
      },
      glossary: pack.glossary.filter((row) => row.chapter === chapter.ordinal).length,
    }
  })
  return {
    chapters: chapters.filter(({ questions: own, trivia, crossword }) => own + trivia + crossword.offered > 0),
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
