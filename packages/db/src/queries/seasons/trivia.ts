import type { Selectable } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import type { TriviaQuestionsTable } from '../../tables/games.ts'

/** A trivia question as the pack loads it; four choices in the order in which they are served, `answer` one of them (rule 30). */
export type LoadedTrivia = {
  id: string
  chapter: number
  verse: string
  question: string
  choices: readonly string[]
  answer: string
}

export type TriviaRow = Selectable<TriviaQuestionsTable>

/** A season's trivia in the pack's order; retired questions too, since they may still be answered. */
export async function listTrivia(db: Read, seasonId: string): Promise<TriviaRow[]> {
  return db.selectFrom('triviaQuestions').selectAll().where('seasonId', '=', seasonId).orderBy('position').execute()
}

/** Makes a season's trivia the pack's: known ids are kept and rewritten, questions that the pack has no more are retired. */
export async function loadTrivia(tx: Tx, seasonId: string, trivia: readonly LoadedTrivia[]): Promise<void> {
  await tx.updateTable('triviaQuestions').set({ isRetired: true }).where('seasonId', '=', seasonId).execute()
  const rows = trivia.map((row, position) => ({
    ...row,
    seasonId,
    position,
    choices: JSON.stringify(row.choices),
    isRetired: false,
  }))
  for (let from = 0; from < rows.length; from += 1_000)
    await tx
      .insertInto('triviaQuestions')
      .values(rows.slice(from, from + 1_000))
      .onConflict((conflict) =>
        conflict.columns(['seasonId', 'id']).doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          chapter: eb.ref('excluded.chapter'),
          verse: eb.ref('excluded.verse'),
          question: eb.ref('excluded.question'),
          choices: eb.ref('excluded.choices'),
          answer: eb.ref('excluded.answer'),
          isRetired: false,
        })),
      )
      .execute()
}
