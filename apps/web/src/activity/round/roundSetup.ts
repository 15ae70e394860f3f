import { isInRuns, placeRuns } from '@seraph/domain/teamMap/placeRuns'
import type { Season } from '@seraph/schema/season'

import { chapterPlaces } from '@seraph/domain/assignment/chapterPlaces'
import { readWish, wishOptions, wholeWish } from './roundWish.ts'
import type { RoundWish } from './roundWish.ts'

/**
 * What a quiz is set up with. `places`: the marked verses, by their places in the season's row of verses; a chosen chapter of which
 * none is marked is asked whole.
 */
export type RoundSetup = { chapters: ReadonlySet<number>; places: ReadonlySet<number>; wish: RoundWish }

type Chapters = Pick<Season, 'chapters' | 'questionChapters'>

/** The setup that an address names (`?chapters=9&places=301-307&size=10`); what the season hasn't, or isn't chosen, is left out. */
export function readSetup(params: URLSearchParams, season: Chapters): RoundSetup {
  const named = (params.get('chapters') ?? '').split(',').map(Number)
  const chapters = new Set(season.questionChapters.filter((ordinal) => named.includes(ordinal)))
  const runs = params.get('places') ?? ''
  const isMarked = runs === '' ? () => false : isInRuns(runs)
  const places = [...chapters].flatMap((ordinal) => chapterPlaces(season.chapters, ordinal).filter(isMarked))
  return { chapters, places: new Set(places), wish: readWish(params) }
}

/** The address's part for a setup: what is as it is without a choice isn't named. */
export function setupParams({ chapters, places, wish }: RoundSetup): URLSearchParams {
  const params = new URLSearchParams()
  if (chapters.size > 0) params.set('chapters', [...chapters].toSorted((a, b) => a - b).join(','))
  if (places.size > 0) params.set('places', placeRuns([...places]))
  for (const name of wishOptions) if (wish[name] !== wholeWish[name]) params.set(name, wish[name])
  return params
}

/** The same with other chapters chosen: verses of a chapter that isn't chosen any more are marked no more. */
export function withChapters(setup: RoundSetup, chapters: ReadonlySet<number>, season: Chapters): RoundSetup {
  const left = new Set([...chapters].flatMap((ordinal) => chapterPlaces(season.chapters, ordinal)))
  return { ...setup, chapters, places: new Set([...setup.places].filter((place) => left.has(place))) }
}

/** The places of the verses that a round keeps to, as an address has them; undefined where every chosen chapter is whole. */
export function askedPlaces({ chapters, places }: RoundSetup, season: Chapters): string | undefined {
  if (places.size === 0) return undefined
  const asked = [...chapters].flatMap((ordinal) => {
    const all = chapterPlaces(season.chapters, ordinal)
    const marked = all.filter((place) => places.has(place))
    return marked.length === 0 ? all : marked
  })
  return placeRuns(asked)
}
