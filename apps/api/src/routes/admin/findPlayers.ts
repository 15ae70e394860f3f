import { listFoundPlayers } from '@seraph/db/queries/foundPlayers'
import type { FoundPlayerRow } from '@seraph/db/queries/foundPlayers'
import { cleanPlayerCode } from '@seraph/domain/codes/cleanPlayerCode'
import { findPlayers, mostPlayersFound } from '@seraph/schema/http/adminPlayers'
import type { FoundPlayer } from '@seraph/schema/http/adminPlayers'
import { GemLetter, PlayerCode } from '@seraph/schema/vocabulary'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getCurrentSeason } from '../../seasonCache.ts'
import { serve } from '../../serve.ts'
import { getAdminSession } from '../../session.ts'

export function addFindPlayers(app: FastifyInstance, deps: Deps): void {
  serve(app, findPlayers, async ({ query: { search }, request }) => {
    await getAdminSession(deps, request)
    const { id: seasonId } = await getCurrentSeason(deps)
    const wanted = { text: search, codes: cleanPlayerCode(search), seasonId, limit: mostPlayersFound }
    return (await listFoundPlayers(deps.db, wanted)).map(presentFoundPlayer)
  })
}

function presentFoundPlayer({ code, formerCodes, gem, ...row }: FoundPlayerRow): FoundPlayer {
  return {
    ...row,
    playerCode: PlayerCode.parse(code),
    formerCodes: PlayerCode.array().parse(formerCodes),
    biblicalGem: GemLetter.parse(gem),
    createdAt: row.createdAt.toISOString(),
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }
}
