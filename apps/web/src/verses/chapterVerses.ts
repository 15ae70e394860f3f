import type { MemoryVerse } from '@seraph/domain/memory/memoryRun'
import type { MemoryIndex } from '@seraph/schema/http/memoryGame'
import type { SeasonChapter } from '@seraph/schema/season'
import { queryOptions } from '@tanstack/react-query'

import { codeOf } from '../api/apiError.ts'
import { call } from '../api/call.ts'
import { queryClient } from '../api/queries/queryClient.ts'

/** What can be played, asked for whenever the game opens: another edition may be in use by now. */
export const memoryIndexQuery = queryOptions({
  queryKey: ['memory', 'index'],
  queryFn: () => call('getMemoryIndex', {}),
  refetchOnMount: 'always',
})

/** The file that has a chapter's verses; undefined where it has none. */
export function fileOf(index: MemoryIndex, chapter: number): string | undefined {
  return index.groups.find(({ chapters }) => chapters.includes(chapter))?.file ?? undefined
}

/**
 * A chapter's verses, with the file that they are of. Where another edition has come into use meanwhile, those of that.
 * @throws what `call` throws; an Error where the chapter has none.
 */
export async function loadVerses(chapter: SeasonChapter): Promise<{ file: string; verses: MemoryVerse[] }> {
  const index = await queryClient.ensureQueryData(memoryIndexQuery)
  try {
    return await versesOf(index, chapter)
  } catch (error) {
    if (codeOf(error) !== 'memory_data_not_found') throw error
    return versesOf(await queryClient.fetchQuery({ ...memoryIndexQuery, staleTime: 0 }), chapter)
  }
}

async function versesOf(index: MemoryIndex, { ordinal, label }: SeasonChapter) {
  const file = fileOf(index, ordinal)
  if (file === undefined) throw new Error(`${label} has no verses to play`)
  const data = await queryClient.fetchQuery({
    queryKey: ['memory', 'data', file],
    queryFn: () => call('getMemoryData', { params: { hash: file } }),
  })
  const own = Object.entries(data).filter(([key]) => key.startsWith(`${label} Verse `))
  const verses = own.map(([key, words]) => ({ key, words })).filter(({ words }) => words.length > 0)
  if (verses.length === 0) throw new Error(`${label} has no verses to play`)
  return { file, verses }
}
