import { call } from '../api/call.ts'
import type { CodeCard, PlayerCard } from './codeCard.ts'
import { PrintButton } from './PrintButton.tsx'

/** Prints the cards of a coach's players, with their numbers and QR codes; the look is noted (rule 42). */
export function PrintPlayerCards({ players }: { players: readonly CodeCard[] }) {
  const load = async (): Promise<PlayerCard[]> => {
    const body = { playerIds: players.map(({ playerId }) => playerId) }
    const numbers = new Map((await call('showPlayerNumbers', { body })).map((number) => [number.playerId, number]))
    return players.flatMap(({ playerId, ...card }) => {
      const number = numbers.get(playerId)
      if (number === undefined) return []
      const { playerCode, secretNumber, cardToken } = number
      return [{ ...card, playerCode, secretNumber, cardToken }]
    })
  }
  return <PrintButton load={load} isEmpty={players.length === 0} />
}
