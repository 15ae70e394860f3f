import { setPlayerSeason } from '@seraph/db/queries/seasons/chosenSeasons'
import { gemName } from '@seraph/domain/gems/gems'
import { registerPlayer } from '@seraph/schema/http/players/players'
import type { BodyOf, ReplyOf } from '@seraph/schema/http/endpoint'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'

import { findCoach } from '../../../coachSession.ts'
import type { Deps } from '../../../deps.ts'
import { idempotent } from '../../../http/idempotent.ts'
import { serve } from '../../../http/serve.ts'
import { getOpenSeasons } from '../../../season/seasonCache.ts'
import { handOverSession, startSession } from '../../../session.ts'
import { createPlayer } from './createPlayer.ts'
import { findOpenSlot } from './findOpenSlot.ts'
import { nameOf } from '../../../codes/nameOf.ts'
import { presentPlayer } from '../presentPlayer.ts'
import { timeZoneOf } from './timeZoneOf.ts'

/**
 * The key is a secret of the client that made it, so its repeat is that client whose first reply was lost: it is signed in like
 * the first. For a day only, so that a stored key is worth nothing later. The secret number isn't in the reply, which is kept: the browser,
 * proved by registering, asks for it (rule 42).
 */
export function addRegisterPlayer(app: FastifyInstance, deps: Deps): void {
  serve(app, registerPlayer, async ({ body, request, reply }) => {
    await deps.callLimit.count('register', request.ip)
    const slotId = await findOpenSlot(deps, request, body)
    const isCoach = (await findCoach(deps, request)) !== undefined
    const { season } = body
    const isChosen = season !== undefined && (await getOpenSeasons(deps)).has(season)
    const created = await idempotent<ReplyOf<typeof registerPlayer>>(deps, request, async (tx) => {
      if (!isCoach) await deps.callLimit.count('register_in_team', request.ip, teamKeyOf(body))
      const player = presentPlayer(await createPlayer(deps, tx, { wanted: body, slotId }, timeZoneOf(request)))
      if (isChosen) await setPlayerSeason(tx, player.id, season)
      return { playerCode: player.playerCode, gemName: gemName(player.biblicalGem), player }
    })
    if (created.isRecent) {
      const { id } = created.reply.player
      const started = await deps.db.transaction().execute((tx) => startSession(tx, request, id, 'proved'))
      handOverSession(deps, request, reply, started)
    }
    return created.reply
  })
}

/** One team's name for counting, of fixed length and telling nothing. */
function teamKeyOf({ clubName, state, country, teamName }: BodyOf<typeof registerPlayer>): string {
  const keys = [clubName, state, country ?? '', teamName].map((name) => nameOf(name).key)
  return createHash('sha256').update(JSON.stringify(keys)).digest('base64url')
}
