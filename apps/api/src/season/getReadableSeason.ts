import { findSeason } from '@seraph/db/queries/seasons/seasons'
import { PublicSeason } from '@seraph/schema/season'
import type { Season } from '@seraph/schema/season'
import type { FastifyRequest } from 'fastify'

import type { Deps } from '../deps.ts'
import { makePayload } from '../http/payload.ts'
import type { Payload } from '../http/payload.ts'
import { getOpenSeason } from './getOpenSeason.ts'
import { presentSeason } from './presentSeason.ts'
import { getOpenSeasons } from './seasonCache.ts'

/**
 * The season that a call names to read in, so that a closed season's report
 * and results stay readable; `season_not_open` for one that was never open.
 */
export async function getReadableSeason(
  deps: Pick<Deps, 'seasons' | 'previews' | 'db' | 'adminMark' | 'env'>,
  named: string | undefined,
  request?: FastifyRequest,
): Promise<{ id: string; season: Season; payload: Payload }> {
  const isOpen = named === undefined || (await getOpenSeasons(deps)).has(named)
  const row = isOpen ? undefined : await findSeason(deps.db, named)
  if (row?.stage !== 'public') return getOpenSeason(deps, named, request)
  const season = presentSeason({ ...PublicSeason.parse(row.public), hash: row.hash }, deps.env)
  return { id: row.id, season, payload: makePayload(season, season.hash) }
}
