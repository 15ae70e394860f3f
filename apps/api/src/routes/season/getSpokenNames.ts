import { getSpokenNames } from '@seraph/schema/http/spokenNames'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'

/** What of the glossary is a name: its other words every voice knows. */
const isName = ({ term }: { term: string }): boolean => /^\p{Lu}/u.test(term)

/** How the season's names are said aloud, from its glossary (rule 217). */
export function addGetSpokenNames(app: FastifyInstance, deps: Deps): void {
  serve(app, getSpokenNames, async ({ season: named }) => {
    const { glossary } = await getOpenSeason(deps, named)
    return { names: Object.fromEntries(glossary.filter(isName).map(({ term, sayAloud }) => [term, sayAloud])) }
  })
}
