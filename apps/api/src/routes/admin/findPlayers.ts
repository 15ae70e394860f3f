import { listFoundPlayers } from '@seraph/db/queries/admin/foundPlayers'
import type { FoundPlayerRow } from '@seraph/db/queries/admin/foundPlayers'
import { meantCodes } from '@seraph/domain/codes/meantCodes'
import { findPlayers, mostPlayersFound } from '@seraph/schema/http/admin/adminPlayers'
import type { FoundPlayer } from '@seraph/schema/http/admin/adminPlayers'
import { GemLetter, PlayerCode } from '@seraph/schema/vocabulary'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { serve } from '../../http/serve.ts'
import { getAdminSession } from '../../session.ts'

export function addFindPlayers(app: FastifyInstance, deps: Deps): void {
  serve(app, findPlayers, async ({ query: { search }, request, season: named }) => {
    await getAdminSession(deps, request)
    const { id: seasonId } = await getOpenSeason(deps, named, request)
    const wanted = { text: search, codes: meantCodes(search), seasonId, limit: mostPlayersFound }
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
