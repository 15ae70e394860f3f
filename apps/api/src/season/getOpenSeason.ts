import { AppError } from '@seraph/service/appError'
import type { FastifyRequest } from 'fastify'

import type { Deps } from '../deps.ts'
import { findPlayerSession } from '../session.ts'
import type { OpenSeason } from './openSeason.ts'
import { getOpenSeasons } from './seasonCache.ts'
import type { OpenSeasons } from './seasonCache.ts'

type SeasonDeps = Pick<Deps, 'seasons' | 'previews' | 'db' | 'adminMark'>

/**
 * The season that a call names, without a name the first open one (rule
 * 157); `season_not_open` for any other. One that this process doesn't
 * know may have been opened since it looked: it looks again before it refuses.
 * `request`: whose it is; the admin's may name a previewed season too
 * (rule 193).
 */
export async function getOpenSeason(
  deps: SeasonDeps,
  named: string | undefined,
  request?: FastifyRequest,
): Promise<OpenSeason> {
  const known = findIn(await getOpenSeasons(deps), named)
  if (known !== undefined) return known
  await deps.seasons.refresh()
  const season = findIn(await getOpenSeasons(deps), named) ?? (await findPreview(deps, named, request))
  if (season === undefined) throw new AppError('season_not_open')
  return season
}

/** A previewed season for the admin, undefined for everybody else. No cache may keep what the reply to such a call says. */
async function findPreview(
  deps: SeasonDeps,
  named: string | undefined,
  request: FastifyRequest | undefined,
): Promise<OpenSeason | undefined> {
  if (named === undefined || request === undefined) return undefined
  const session = await findPlayerSession(deps, request)
  if (session?.isAdmin !== true) return undefined
  if ((await deps.previews.get())?.has(named) !== true) await deps.previews.refresh()
  const season = (await deps.previews.get())?.get(named)
  request.isPrivate = season !== undefined
  return season
}

function findIn(seasons: OpenSeasons, named: string | undefined): OpenSeason | undefined {
  return named === undefined ? [...seasons.values()][0] : seasons.get(named)
}
