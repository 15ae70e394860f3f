import { insertNumber } from '@seraph/db/queries/players/playerNumbers'
import { insertPlayer, listFreeCodes } from '@seraph/db/queries/players/players'
import type { NewPlayer } from '@seraph/db/queries/players/players'
import type { Tx } from '@seraph/db/open'
import { AppError } from '@seraph/service/appError'
import { randomUUID } from 'node:crypto'

import type { Deps } from '../deps.ts'

/**
 * Adds a player under the first of these codes that nobody has or ever had,
 * with a secret number; throws `gem_taken`, `codes_exhausted` (rule 6).
 */
export async function insertUnderFreeCode(
  deps: Pick<Deps, 'numberSeal'>,
  tx: Tx,
  codes: readonly string[],
  player: Omit<NewPlayer, 'id' | 'code'>,
): Promise<{ id: string; code: string }> {
  const id = randomUUID()
  for (const code of await listFreeCodes(tx, codes)) {
    const outcome = await insertPlayer(tx, { ...player, id, code })
    if (outcome === 'inserted') {
      await insertNumber(tx, id, deps.numberSeal.make(id))
      return { id, code }
    }
    if (outcome === 'gem_taken') throw new AppError('gem_taken')
  }
  throw new AppError('codes_exhausted')
}
