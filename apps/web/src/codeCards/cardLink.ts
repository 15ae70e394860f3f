import { paths } from '../paths.ts'

/** Where a player's QR code leads; code and token stand in the fragment, which no server sees (rule 42). */
export function cardLink(address: string, card: { playerCode: string; cardToken: string }): string {
  return `${address}${paths.playerLogin}#${card.playerCode}.${card.cardToken}`
}
