import type { PublicSeason, Season } from '@seraph/schema/season'
import { createHash } from 'node:crypto'

import type { Env } from './env.ts'
import { readOperator } from './readOperator.ts'

export type SiteSettings = Pick<Env, 'MEMORY_BLOCKED_CHAPTERS' | Extract<keyof Env, `OPERATOR_${string}`>>

/**
 * A loaded season as this site serves it: with what its operator says and, where the operator has cleared the list and the licence of the
 * edition in use sets no limit, without blocked chapters (rulings 2 and 31). Its hash tells of both.
 */
export function presentSeason(loaded: PublicSeason, env: SiteSettings): Season {
  const isCleared = env.MEMORY_BLOCKED_CHAPTERS === 'none' && !loaded.edition.isLimited
  const memory = isCleared ? { ...loaded.memory, blockedChapters: [] } : loaded.memory
  const operator = readOperator(env)
  const hash = createHash('sha256')
    .update(JSON.stringify([loaded.hash, isCleared, operator]))
    .digest('hex')
    .slice(0, 32)
  return { ...loaded, memory, operator, hash }
}
