import { countDistress } from '@seraph/db/queries/admin/distressCounts'
import { findPlayerCountry } from '@seraph/db/queries/players/playerCountry'
import { coachSentences } from '@seraph/domain/coachHelp/coachSentences'
import type { DistressKind } from '@seraph/schema/distress'
import { helpLineOf } from '@seraph/service/helpLines'

import type { HandlerDeps } from './handlers/handler.ts'
import type { Connection } from './live/connection.ts'

/**
 * Says the fixed, kind words to whoever wrote in distress, and to nobody else;
 * with the help line of the player's country where the operator set one.
 * Only a count is kept (rule 50). What can't be looked up or counted keeps nobody from hearing them.
 */
export async function care(
  { env, db, metrics, log }: Pick<HandlerDeps, 'env' | 'db' | 'metrics' | 'log'>,
  connection: Connection,
  { roomId, kind }: { roomId: string; kind: DistressKind },
): Promise<void> {
  const { player } = connection.identity
  const country = player === undefined ? undefined : await findPlayerCountry(db, player.id).catch(() => undefined)
  connection.say({ type: 'care', roomId, text: coachSentences.distress(helpLineOf(env.HELP_LINES, country)) })
  const found = { kind, box: 'room_answer' } as const
  metrics.distress.inc(found)
  await countDistress(db, found).catch((error: unknown) => log.warn({ err: error }, 'a finding was not counted'))
}
