import { findAlikeVerses } from '@seraph/content/drills/findAlikeVerses'
import { readPack } from '@seraph/content/pack/readPack'
import { worldEnglishBible } from '@seraph/content/worldEnglishBible'

/** Longer lists nobody reads. */
const most = 200

/**
 * The pairs of a season's verses that are nearly alike in the edition that
 * ships and aren't in its pack yet, the longest shared runs of words first, at
 * most 200, a line each. A person approves one by writing it into the pack's `drills.json` (rule 202).
 */
export async function proposeAlike(folder: string): Promise<string[]> {
  const { season, drills } = await readPack(folder)
  const chapters = new Set(season.chapters.map(({ book, chapter }) => `${book} ${chapter}`))
  const { verses: all } = await worldEnglishBible(season.books.map(({ name }) => name))
  const verses = all.filter(({ book, chapter }) => chapters.has(`${book} ${chapter}`))
  const cited = verses.map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`)
  const approved = new Set(drills.alike.map(({ verses: pair }) => pair.toSorted().join('|')))
  return findAlikeVerses(verses)
    .map(({ first, second, shared }) => ({ pair: [cited[first] ?? '', cited[second] ?? ''], shared }))
    .filter(({ pair }) => !approved.has(pair.toSorted().join('|')))
    .slice(0, most)
    .map(({ pair, shared }) => `${String(shared.length).padStart(3)}  ${pair.join(' and ')}: ${shared.join(' ')}`)
}
