import type { Database } from '@seraph/db/open'
import { saveEdition, setCurrentEdition } from '@seraph/db/queries/seasons/editions'
import { makeQuestion, makeSeason } from '@seraph/db/testing/make'

/** A season with one question, a glossary of one word, and an edition of three verses in words of our own. */
export async function makeCoachSeason(db: Database): Promise<void> {
  const verses = [
    { book: 'Isaiah', chapter: 6, verse: 1, text: 'A king sat in a high hall.' },
    { book: 'Isaiah', chapter: 6, verse: 2, text: 'Burning ones with wings stood near, and smoke rose.' },
    { book: 'Isaiah', chapter: 60, verse: 1, text: 'Outside the season there is smoke too.' },
  ]
  const edition = {
    id: 'own',
    name: 'Own',
    abbreviation: 'OWN',
    notice: '',
    versesAllowed: null,
    bookShareAllowed: null,
  }
  await db.transaction().execute(async (tx) => {
    await saveEdition(tx, edition, verses)
    await setCurrentEdition(tx, edition.id, undefined)
  })
  await makeSeason(db, {
    questions: [makeQuestion({ id: 'q', question: 'According to Isaiah 6:2, how many wings had each of them?' })],
    glossary: [
      {
        id: 'seraph',
        term: 'Seraph',
        kind: 'thing',
        sayAloud: 'SAIR-uff',
        meaning: 'A burning one.',
        verses: [{ chapter: 6, verse: 2 }],
      },
    ],
  })
}
