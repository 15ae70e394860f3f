import { insertReviews } from '@seraph/db/queries/reviews/insertReviews'
import type { DrilledParts } from '@seraph/domain/drills/drilledParts'
import type { ReplyOf } from '@seraph/schema/http/endpoint'
import type { updateProgress } from '@seraph/schema/http/progress'
import type { Counts } from '@seraph/schema/progress/progressKinds'
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'

import type { Deps } from '../../deps.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import type { OpenSeason } from '../../season/openSeason.ts'
import { getOwnSession } from '../progress/getOwnSession.ts'
import { storeEvent } from '../progress/recordEvent.ts'

/** What a drill was: its kind and counts, the chapters, and what it says of memory. */
type Drilled = {
  kind: 'which-verse' | 'in-order'
  chapters: readonly number[]
  counts: Partial<Counts>
  parts: DrilledParts
}

type Call = {
  request: FastifyRequest
  params: { playerId: string }
  body: { chaptersStudied: number[]; studyTime: number; occurredAt?: string | undefined }
  season: string | undefined
}

/**
 * Stores a drill as an event of the session's own player, and in the same
 * transaction what it says of memory, at the time of the drill. It counts for no
 * rank (rule 203), so it takes no time from what does. Parts that the season doesn't ask any more are left out.
 */
export async function storeDrill(
  deps: Deps,
  { request, params, body, season: named }: Call,
  drilledOf: (season: OpenSeason) => Drilled,
): Promise<ReplyOf<typeof updateProgress>> {
  const season = await getOpenSeason(deps, named, request)
  const { player } = await getOwnSession(deps, request, params.playerId)
  const { kind, chapters, counts, parts } = drilledOf(season)
  const facts = { kind, counts, chapters: [...new Set(chapters)] }
  return storeEvent(
    deps,
    { request, body, season, player, facts },
    {
      before: async () => [],
      after: (tx, { occurredAt }) =>
        insertReviews(
          tx,
          { playerId: player.id, seasonId: season.id, at: new Date(occurredAt) },
          reviewsOf(season, parts),
        ),
    },
  )
}

function reviewsOf({ questionById }: OpenSeason, parts: DrilledParts) {
  return [...parts].flatMap(([questionId, of]) => {
    const known = questionById.get(questionId)
    const asked = of.filter(({ id }) => known?.parts.some((part) => part.id === id) === true)
    return known === undefined || known.isRetired || asked.length === 0
      ? []
      : [{ sittingId: randomUUID(), questionId, parts: asked }]
  })
}
