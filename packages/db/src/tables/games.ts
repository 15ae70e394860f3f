import type { JSONColumnType } from 'kysely'

/** A trivia question with its four choices in the order in which they are served (rule 30). */
export type TriviaQuestionsTable = {
  seasonId: string
  id: string
  position: number
  chapter: number
  verse: string
  question: string
  choices: JSONColumnType<string[]>
  answer: string
  isRetired: boolean
}

/** A word of a crossword: where its first letter is (from 0), its number, and what asks for it. */
export type CrosswordEntry = {
  answer: string
  row: number
  column: number
  direction: 'across' | 'down'
  number: number
  clue: string
  verse: string
}

/** A chapter's crossword as it is laid out (rule 32). */
export type CrosswordPuzzlesTable = {
  seasonId: string
  chapter: number
  width: number
  height: number
  entries: JSONColumnType<CrosswordEntry[]>
}

/** A word or name that a child may not know; `usual`: in the event's wording, where it is another; `verses` by the season's chapter. */
export type GlossaryTermsTable = {
  seasonId: string
  id: string
  term: string
  kind: string
  sayAloud: string
  meaning: string
  usual: string | null
  verses: JSONColumnType<{ chapter: number; verse: number }[]>
}

/** The tables of what the season holds beside its questions. */
export type GameTables = {
  triviaQuestions: TriviaQuestionsTable
  crosswordPuzzles: CrosswordPuzzlesTable
  glossaryTerms: GlossaryTermsTable
}
