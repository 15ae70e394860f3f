import { missedPlaces } from '@seraph/domain/teamMap/missedPlaces'
import { isInRuns, placeRuns } from '@seraph/domain/teamMap/placeRuns'
import { statesOfLetters } from '@seraph/domain/teamMap/stateLetters'
import { weakestPlaces } from '@seraph/domain/teamMap/weakestPlaces'
import type { TeamMap } from '@seraph/schema/http/coaches/coachMap'
import type { Season } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { amountText } from '../../../language/amountText.ts'
import { textOf } from '../../../messages.ts'
import { chaptersText } from '../../../liveRoom/chaptersText.ts'
import type { RoomNeed } from './roomNeed.ts'
import { Button } from '../../../ui/Button.tsx'
import { mapQuery } from '../../../teamMap/mapQuery.ts'

/** A room is about so many verses at most. */
const mostVerses = 20

type Props = { season: Season; chapters: readonly number[]; need: RoomNeed; onNeed: (need: RoomNeed) => void }

/** Finds in the coach's map what a room is to ask, and says it: how many verses in which chapters, or what each child gets. */
export function NeedNote({ season, chapters, need, onNeed }: Props) {
  const { data, error, refetch, isFetching } = useQuery({ ...mapQuery, enabled: need.kind !== 'verses' })
  const found = data !== undefined && isSought(need.kind) ? placesFor(need.kind, data.teams) : undefined
  const { kind } = need
  const tell = useEffectEvent(onNeed)
  useEffect(() => {
    if (found !== undefined && isSought(kind)) tell({ kind, places: found })
  }, [found, kind])
  const label = (chapter: number) => season.chapters[chapter - 1]?.label ?? String(chapter)
  if (error !== null && data === undefined && need.kind !== 'verses') {
    return (
      <p role="alert" className="mt-2 text-base">
        {textOf(error)}{' '}
        <Button look="plain" isBusy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  }
  const places = need.kind === 'verses' ? need.places : found
  return (
    <output className="text-muted mt-2 block text-base">
      {need.kind === 'own' ? ownText(data?.teams, chaptersText(chapters, label)) : foundText(season, need.kind, places)}
    </output>
  )
}

type Sought = 'weakest' | 'missed'
const isSought = (kind: RoomNeed['kind']): kind is Sought => kind === 'weakest' || kind === 'missed'

function placesFor(kind: Sought, teams: readonly TeamMap[]): string {
  const rows = teams.flatMap(({ members }) => members.map(({ verses }) => statesOfLetters(verses)))
  const all = Array.from({ length: rows[0]?.length ?? 0 }, (_, place) => place)
  return placeRuns(kind === 'missed' ? missedPlaces(rows, mostVerses) : weakestPlaces(rows, all, mostVerses))
}

function foundText({ chapters }: Season, kind: RoomNeed['kind'], places: string | undefined): string {
  if (places === undefined) return 'Looking at the map…'
  if (places === '')
    return kind === 'missed'
      ? 'Your players have missed nothing so far.'
      : 'We don’t know the map of any of your players yet.'
  const isIn = isInRuns(places)
  let place = 0
  let verses = 0
  const inside: number[] = []
  for (const { ordinal, verses: count } of chapters) {
    const here = Array.from({ length: count }, (_, at) => place + at).filter(isIn).length
    if (here > 0) inside.push(ordinal)
    verses += here
    place += count
  }
  const label = (chapter: number) => chapters[chapter - 1]?.label ?? String(chapter)
  return `Only questions on ${amountText(verses, 'verse')} in ${chaptersText(inside, label)}.`
}

function ownText(teams: readonly TeamMap[] | undefined, rest: string): string {
  if (teams === undefined) return 'Looking at the planner…'
  return teams.some(({ pieces }) => pieces !== null)
    ? `Each gets the chapters that you gave them in the planner; whoever has none gets ${rest}.`
    : `You have not divided the verses in the planner yet, so everybody gets ${rest}.`
}
