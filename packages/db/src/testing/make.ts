import type { Database } from '../open.ts'
import type { LoadedQuestion } from '../queries/questions.ts'
import { loadSeason } from '../queries/seasons.ts'

/** A question of chapter 1 worth one point, but for what `over` says. */
export function makeQuestion(over: Partial<LoadedQuestion> & { id: string }): LoadedQuestion {
  return {
    version: `version of ${over.id}`,
    chapter: 1,
    verse: 'Isaiah 1:1',
    type: 'recall',
    points: 1,
    question: `What does ${over.id} ask?`,
    hint: 'One name',
    parts: [{ text: 'Amoz' }],
    isOrdered: false,
    ...over,
  }
}

/** Loads a season with these questions and makes it the one in play. */
export async function makeSeason(
  db: Database,
  pack: { id?: string; hash?: string; public?: object; lexicon?: object; questions?: readonly LoadedQuestion[] } = {},
): Promise<{ id: string; hash: string }> {
  const season = { id: pack.id ?? '2026-isaiah', hash: pack.hash ?? 'a'.repeat(64), public: pack.public ?? {} }
  const lexicon = pack.lexicon ?? { names: [], synonyms: [] }
  await db.transaction().execute((tx) => loadSeason(tx, { season, lexicon, questions: pack.questions ?? [] }))
  return { id: season.id, hash: season.hash }
}
