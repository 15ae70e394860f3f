import { findTeamId } from '@seraph/db/queries/clubs/clubs'
import { findGemHolder } from '@seraph/db/queries/players/players'
import type { BodyOf } from '@seraph/schema/http/endpoint'
import type { registerPlayer } from '@seraph/schema/http/players/players'
import type { FastifyRequest } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { guessNumber } from '../../../numbers/guessNumber.ts'
import { nameOf } from '../../../codes/nameOf.ts'

/**
 * The slot that a coach reserved for this gem, where its number was given (rule 42); undefined otherwise, so that the gem is taken. A wrong
 * number counts, whoever has the gem: throws `too_many_attempts`.
 */
export async function findOpenSlot(
  deps: Deps,
  request: FastifyRequest,
  wanted: BodyOf<typeof registerPlayer>,
): Promise<string | undefined> {
  const { secretNumber = '', startingChapter, biblicalGem: gem } = wanted
  if (secretNumber === '') return undefined
  const teamId = await findTeamId(deps.db, {
    club: nameOf(wanted.clubName),
    state: nameOf(wanted.state),
    country: wanted.country === undefined ? undefined : nameOf(wanted.country),
    team: nameOf(wanted.teamName),
  })
  const holder = teamId === undefined ? undefined : await findGemHolder(deps.db, { teamId, startingChapter, gem })
  if (holder === undefined) return undefined
  const player = { id: holder.id, isAdmin: false }
  const isRight = await guessNumber(deps, request, { player, codes: [], secretNumber })
  return isRight && holder.isSlotReserved ? holder.id : undefined
}
