import { listPublicTeamMembers } from '@seraph/db/queries/clubs/publicTeams'
import { listPublicTeams } from '@seraph/schema/http/coaches/clubs'
import type { PublicTeam } from '@seraph/schema/http/coaches/clubs'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { rememberEach } from '../../remember.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { serve } from '../../http/serve.ts'
import { presentPublicTeams } from './presentPublicTeams.ts'

/** How old the list may be, in milliseconds, and how much older while it is read again: it goes through all members of all public teams. */
const [maxAgeMs, staleMs] = [10_000, 5_000]

export function addListPublicTeams(app: FastifyInstance, deps: Deps): void {
  const teams = rememberEach<PublicTeam[]>({
    read: async (id) => {
      const { season } = await getOpenSeason(deps, id)
      const rows = await listPublicTeamMembers(deps.db, id, deps.env.REVIEW_PUBLIC_NAMES)
      return presentPublicTeams(rows, { chaptersInSeason: season.chapters.length, now: deps.clock() })
    },
    maxAgeMs,
    staleMs,
    clock: deps.clock,
    onError: (error) => deps.log.warn({ err: error }, 'the featured teams could not be read'),
  })
  serve(app, listPublicTeams, async ({ query: { limit, after }, reply, season: named }) => {
    reply.header('cache-control', 'no-cache')
    const all = await teams((await getOpenSeason(deps, named)).id)
    const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
    return after !== undefined && from === 0 ? [] : all.slice(from, from + limit)
  })
}
