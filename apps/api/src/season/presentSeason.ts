import type { PublicSeason, Season } from '@seraph/schema/season'
import { createHash } from 'node:crypto'

import type { Env } from '../env.ts'
import { readOperator } from '../readOperator.ts'

export type SiteSettings = Pick<Env, 'MEMORY_BLOCKED_CHAPTERS' | Extract<keyof Env, `OPERATOR_${string}`>> &
  Partial<Pick<Env, 'OPENAI_API_KEY' | 'COACH_LIMIT_ADDRESS'>>

/**
 * A loaded season as this site serves it: with what its operator says and,
 * where the licence of the edition in use sets no limit, without hidden
 * verses, if the pack or the operator wants it so (rules 2, 31 and 171). Its hash tells of both.
 */
export function presentSeason(loaded: PublicSeason, env: SiteSettings): Season {
  const mayRest = loaded.memory.isRestingAlways && env.MEMORY_BLOCKED_CHAPTERS !== 'none'
  const isCleared = !mayRest && !loaded.edition.isLimited
  const memory = isCleared ? { ...loaded.memory, hiddenVerses: [] } : loaded.memory
  const operator = readOperator(env)
  const hash = createHash('sha256')
    .update(JSON.stringify([loaded.hash, isCleared, operator]))
    .digest('hex')
    .slice(0, 32)
  return { ...loaded, memory, operator, hash }
}
