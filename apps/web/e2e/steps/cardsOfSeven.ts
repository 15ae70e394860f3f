import type { Page } from '@playwright/test'

/** The coach's first team, as the dashboard names it. */
export const teamOfSeven = 'Team 1'
type Card = { playerId: string; playerCode: string; secretNumber: string }

/** Two of the seven members of the coach's first team, with their numbers. */
export async function cardsOfSeven(page: Page, origin: string): Promise<[Card, Card]> {
  const dashboard = (await (await page.request.get('/api/coaches/dashboard')).json()) as {
    players: { playerId: string; teamName: string }[]
  }
  const numbers = await page.request.post('/api/coaches/numbers', { headers: { origin }, data: {} })
  const ofSeven = new Set(
    dashboard.players.filter(({ teamName }) => teamName.includes(teamOfSeven)).map(({ playerId }) => playerId),
  )
  const [first, second] = ((await numbers.json()) as Card[]).filter(({ playerId }) => ofSeven.has(playerId))
  if (first === undefined || second === undefined) throw new Error('a team of one')
  return [first, second]
}
