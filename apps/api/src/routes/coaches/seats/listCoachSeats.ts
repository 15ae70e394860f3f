import { listCoachSeats as listRows } from '@seraph/db/queries/coaches/coachSeats'
import { listCoachSeats, mostSeatsListed } from '@seraph/schema/http/coaches/coachSeats'
import { GemLetter, PlayerCode } from '@seraph/schema/vocabulary'
import type { FastifyInstance } from 'fastify'

import { getLinkedCoach } from '../../../coachSession.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'

export function addListCoachSeats(app: FastifyInstance, deps: Deps): void {
  serve(app, listCoachSeats, async ({ request }) => {
    const { coach } = await getLinkedCoach(deps, request)
    const rows = await listRows(deps.db, { coachId: coach.id, limit: mostSeatsListed })
    return rows.map(({ code, gem, isOwn, createdAt, ...row }) => ({
      ...row,
      playerCode: PlayerCode.parse(code),
      biblicalGem: GemLetter.parse(gem),
      isDeleted: isOwn,
      createdAt: createdAt.toISOString(),
    }))
  })
}
