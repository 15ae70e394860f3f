import { setPlayerSeason } from '@seraph/db/queries/seasons/chosenSeasons'
import { choosePlayerSeason } from '@seraph/schema/http/season'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { getPlayerSession } from '../../session.ts'

/** Choosing what to study is a part of studying: whoever claimed a record may as well (rules 42 and 156). */
export function addChoosePlayerSeason(app: FastifyInstance, deps: Deps): void {
  serve(app, choosePlayerSeason, async ({ body, request }) => {
    const { player } = await getPlayerSession(deps, request)
    const { id } = await getOpenSeason(deps, body.season, request)
    await setPlayerSeason(deps.db, player.id, id)
    return { season: id }
  })
}
