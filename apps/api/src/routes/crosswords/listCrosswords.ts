import { listCrosswords } from '@seraph/schema/http/crosswords'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { serve } from '../../http/serve.ts'

/**
 * A chapter is listed when it has a crossword of ours or the operator
 * shows another; a setting for no chapter of the season is passed over.
 */
export function addListCrosswords(app: FastifyInstance, deps: Deps): void {
  const frames = deps.env.CROSSWORD_FRAMES
  serve(app, listCrosswords, async ({ request, reply, season: named }) => {
    const { season, crosswords } = await getOpenSeason(deps, named, request)
    reply.header('cache-control', 'public, no-cache')
    return {
      crosswords: season.chapters
        .filter(({ ordinal }) => crosswords.has(ordinal) || frames.has(ordinal))
        .map(({ ordinal }) => ({ chapter: ordinal, frameUrl: frames.get(ordinal) ?? null })),
    }
  })
}
