import type { Database } from '@seraph/db/open'
import { saveEdition, setCurrentEdition } from '@seraph/db/queries/seasons/editions'
import { makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'

const made = makeSeasonPublic(4)

/**
 * A season of four chapters in the groups 1, 2 and 3–4, of which 2 is blocked
 * and 4 not shown, and an edition of two verses a chapter in words of
 * our own: seven words a chapter. `text` replaces the first verses'.
 */
export async function makeMemorySeason(
  db: Database,
  { text = 'A lamp burns here.' }: { text?: string } = {},
): Promise<void> {
  const chapters = [1, 2, 3, 4]
  const verses = chapters.flatMap((chapter) => [
    { book: 'Isaiah', chapter, verse: 1, text },
    { book: 'Isaiah', chapter, verse: 2, text: 'We see it.' },
  ])
  const terms = { name: 'Own', abbreviation: 'OWN', notice: '', versesAllowed: 6, bookShareAllowed: null }
  const shown = verses.filter(({ chapter }) => chapter !== 4)
  await db.transaction().execute(async (tx) => {
    await saveEdition(tx, { id: 'own', ...terms }, verses)
    await setCurrentEdition(tx, 'own', shown)
  })
  const memory = { ...made.memory, hiddenVerses: [{ chapter: 2, from: 1, to: 10 }], groups: [[1], [2], [3, 4]] }
  await makeSeason(db, { public: { ...made, memory } })
}
