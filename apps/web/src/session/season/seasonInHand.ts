/** What the server says: the open seasons, the first of them for whoever names none, and the one that somebody has in hand. */
type Told = { season: string | null; seasons: readonly { id: string }[] }

/**
 * The season that a page goes on with. `isKept`: this browser keeps its name. `isAsked`: what was asked till now, with the name `before`
 * or without one, was of this season.
 */
export function seasonInHand({ season, seasons }: Told, before: string | undefined) {
  const kept = seasons.some(({ id }) => id === before) ? before : undefined
  const first = seasons[0]?.id
  const name = season ?? kept ?? first
  return { name, isKept: season !== null || kept !== undefined, isAsked: name === (before ?? first) }
}
