import { listFreeCodes } from '@seraph/db/queries/players/players'
import { codeCandidates } from '@seraph/domain/codes/codeCandidates'
import type { GemLetter, PlayerCode } from '@seraph/schema/vocabulary'

import type { Deps } from '../../../deps.ts'

/** Further candidates are so rare that a preview may do without. */
const tried = 5

/** The code that each of these gems would make now, in one statement; without those that can't be told. */
export async function previewCodes(
  deps: Deps,
  subject: { clubName: string; teamName: string; startingChapter: number },
  gems: readonly GemLetter[],
): Promise<Partial<Record<GemLetter, PlayerCode>>> {
  const byGem = gems.map((gem) => {
    const codes = codeCandidates({ ...subject, gem }, (code) => code === deps.env.ADMIN_PLAYER_CODE)
    return { gem, codes: 'refused' in codes ? [] : [...codes].slice(0, tried) }
  })
  const free = new Set<string>(
    await listFreeCodes(
      deps.db,
      byGem.flatMap(({ codes }) => codes),
    ),
  )
  return Object.fromEntries(
    byGem.flatMap(({ gem, codes }) =>
      codes
        .filter((code) => free.has(code))
        .slice(0, 1)
        .map((code) => [gem, code]),
    ),
  )
}
