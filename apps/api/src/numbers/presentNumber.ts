import type { SecretNumber as Opened } from '@seraph/service/numberSeal'
import type { SecretNumber } from '@seraph/schema/http/players/playerNumbers'
import { PlayerCode } from '@seraph/schema/vocabulary'

/** A number as its player, coach or the admin reads it. */
export function presentNumber(player: { id: string; code: string }, number: Opened): SecretNumber {
  const { secretNumber, cardToken } = number
  return { playerId: player.id, playerCode: PlayerCode.parse(player.code), secretNumber, cardToken }
}
