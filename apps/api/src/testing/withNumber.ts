import { findPlayerByCode } from '@seraph/db/queries/players/players'
import { meantCodes } from '@seraph/domain/codes/meantCodes'

import { numberOf } from './numberOf.ts'
import type { TestApp } from './testApp.ts'

/** What somebody who knows a player's number sends to sign in elsewhere; a number of nobody's for a code that nobody has. */
export async function withNumber(
  seraph: Pick<TestApp, 'deps' | 'db'>,
  playerCode: string,
): Promise<{ playerCode: string; secretNumber: string }> {
  const codes = meantCodes(playerCode)
  const player = codes.length === 0 ? undefined : await findPlayerByCode(seraph.db, codes)
  if (player === undefined) return { playerCode, secretNumber: '0000' }
  return { playerCode, secretNumber: (await numberOf(seraph, player.id)).secretNumber }
}
