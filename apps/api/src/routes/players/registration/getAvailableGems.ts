import { listTakenGems } from '@seraph/db/queries/clubs/clubs'
import { gems } from '@seraph/domain/gems/gems'
import { getAvailableGems } from '@seraph/schema/http/players/players'
import type { FastifyInstance } from 'fastify'

import { findCoach } from '../../../coachSession.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { nameOf } from '../../../codes/nameOf.ts'
import { previewCodes } from './previewCodes.ts'

export function addGetAvailableGems(app: FastifyInstance, deps: Deps): void {
  serve(app, getAvailableGems, async ({ query, request }) => {
    await deps.callLimit.count('available_gems', request.ip)
    const coach = await findCoach(deps, request)
    const taken = await listTakenGems(deps.db, {
      club: nameOf(query.clubName),
      state: query.state === undefined ? undefined : nameOf(query.state),
      country: query.country === undefined ? undefined : nameOf(query.country),
      team: nameOf(query.teamName),
      startingChapter: query.startingChapter,
    })
    const letters = gems.map(({ letter }) => letter)
    const free = letters.filter((letter) => !taken.includes(letter))
    return {
      availableGems: free,
      takenGems: letters.filter((letter) => taken.includes(letter)),
      ...(coach !== undefined && { generatedCodes: await previewCodes(deps, query, free) }),
    }
  })
}
