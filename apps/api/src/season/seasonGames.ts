import type { CrosswordRow } from '@seraph/db/queries/seasons/crosswords'
import type { TriviaRow } from '@seraph/db/queries/seasons/trivia'
import type { Crossword } from '@seraph/schema/http/crosswords'
import type { TriviaQuestion } from '@seraph/schema/http/trivia'
import type { Season } from '@seraph/schema/season'

import { makePayload } from '../http/payload.ts'
import type { Payload } from '../http/payload.ts'

/** A season's trivia: what is served of each of its chapters, and every question by its id, retired ones too. */
export type SeasonTrivia = { byChapter: ReadonlyMap<number, Payload>; byId: ReadonlyMap<string, TriviaRow> }

/** What is served of each chapter that has a crossword, in the chapters' order. */
export type SeasonCrosswords = ReadonlyMap<number, Payload>

/** Each of the season's chapters is there, with or without trivia; choices stay in the alphabetical order of the pack (rule 30). */
export function readTrivia(rows: readonly TriviaRow[], { chapters }: Season, hash: string): SeasonTrivia {
  const active = rows.filter(({ isRetired }) => !isRetired)
  const byChapter = Map.groupBy(active, ({ chapter }) => chapter)
  return {
    byChapter: new Map(
      chapters.map(({ ordinal }) => {
        const questions = (byChapter.get(ordinal) ?? []).map(presentTrivia)
        return [ordinal, makePayload({ questions }, `${hash}-${ordinal}-trivia`)]
      }),
    ),
    byId: new Map(rows.map((row) => [row.id, row])),
  }
}

function presentTrivia({ id, chapter, verse, question, choices, answer }: TriviaRow): TriviaQuestion {
  return { id, chapter, verse, question, choices, answer }
}

export function readCrosswords(rows: readonly CrosswordRow[], hash: string): SeasonCrosswords {
  return new Map(
    rows.map((row) => [row.chapter, makePayload(presentCrossword(row), `${hash}-${row.chapter}-crossword`)]),
  )
}

function presentCrossword({ chapter, width, height, entries }: CrosswordRow): Crossword {
  return { chapter, width, height, entries }
}
