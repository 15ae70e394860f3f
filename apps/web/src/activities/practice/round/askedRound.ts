import { roundNames } from '../../../activity/roundLinks.ts'

/**
 * The round that an address asks for (`?round=missed`; with `&places=` one of ten over these verses, with `&team=` by what that team
 * knows), as the server is asked for it; undefined where it asks for none.
 */
export function askedRound(search: URLSearchParams) {
  const of = roundNames.find((name) => name === search.get('round'))
  if (of === undefined) return undefined
  const [places, team] = [search.get('places') ?? undefined, search.get('team') ?? undefined]
  return places === undefined ? { of } : { of, places, team, size: '10' as const }
}
