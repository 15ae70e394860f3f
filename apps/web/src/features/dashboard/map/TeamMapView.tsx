import type { SeasonChapter } from '@seraph/schema/season'
import type { TeamMap } from '@seraph/schema/http/coaches/coachMap'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import { amountText } from '../../../language/amountText.ts'
import { gapsText } from '../week/weekTexts.ts'
import { countHoles, versesText } from './holeTexts.ts'
import { MapActions } from './MapActions.tsx'
import { chapterColumns, verseColumns, type MapColumn } from './mapColumns.ts'
import { MapGrid, type FootCount } from './MapGrid.tsx'
import { MapLegend } from './MapLegend.tsx'
import { StandingDays } from './StandingDays.tsx'
import { teamRows, type TeamRows } from './teamRows.ts'

type Props = { label: string; map: TeamMap; asOf: string; chapters: readonly SeasonChapter[] }

/** A team's map: its members by chapters, and a chapter's verses once it is chosen (rule 221). */
export function TeamMapView({ label, map, asOf, chapters }: Props) {
  const [search, setSearch] = useSearchParams()
  const team = teamRows(map)
  const columns = chapterColumns(chapters)
  const chosen = columns.find(({ key }) => key === Number(search.get('chapter')))
  const choose = (key: number): void =>
    setSearch(
      (before) => {
        if (key === chosen?.key) before.delete('chapter')
        else before.set('chapter', String(key))
        return before
      },
      { replace: true },
    )
  const books = [...Map.groupBy(chapters, ({ book }) => book)].map(([name, of]) => ({ name, columns: of.length }))
  const all = countHoles(
    team.keepers,
    columns.flatMap(({ places }) => places),
  )
  return (
    <>
      <p className="mt-3">
        {gapsText(all.holes.length, all.asked)}{' '}
        {all.alone.length > 0 && `${amountText(all.alone.length, 'verse is', 'verses are')} with one player alone.`}
      </p>
      <section className="border-line bg-surface rounded-card mt-3 border p-3 sm:p-4">
        <MapGrid
          caption={`What ${label} knows, by chapter`}
          team={team}
          columns={columns}
          books={books}
          feet={[
            { label: 'Gaps', countOf: (column) => countOf(team, column, 'holes') },
            { label: 'Alone', countOf: (column) => countOf(team, column, 'alone') },
          ]}
          chosen={chosen?.key}
          onChoose={choose}
        />
        <MapLegend />
        <p className="text-muted mt-2 text-base">
          Gaps: verses that nobody keeps. Alone: verses that one player alone keeps. A box shows its weakest verse. A
          question counts in every verse it cites, so the verses don’t add up to the questions.
        </p>
      </section>
      <section className="mt-5" aria-label="What to do about it">
        {chosen === undefined ? (
          <p>Choose a chapter above to see its verses, or start with what the team knows least.</p>
        ) : (
          <Chapter key={`verses ${chosen.key}`} team={team} column={chosen} />
        )}
        <MapActions
          key={chosen?.key}
          title={`${label}: ${chosen?.name ?? 'what to learn'}`}
          asOf={asOf}
          team={team}
          chapters={chosen === undefined ? columns : [chosen]}
        />
      </section>
    </>
  )
}

/** One chapter, verse by verse, and how each player stands in it or in a chosen verse, with the day. */
function Chapter({ team, column }: { team: TeamRows; column: MapColumn }) {
  const [place, setPlace] = useState<number>()
  const { holes, alone, asked } = countHoles(team.keepers, column.places)
  return (
    <>
      <h2 className="text-2xl">{column.name}</h2>
      <p className="mt-1">
        {holes.length > 0 && `Nobody keeps ${holes.length === asked ? 'any verse yet' : versesText(column, holes)}. `}
        {alone.length > 0 && `One player alone keeps ${versesText(column, alone)}. `}
        {holes.length + alone.length === 0 && 'Two players or more keep every verse.'}
      </p>
      <div className="border-line bg-surface rounded-card mt-3 border p-3 sm:p-4">
        <MapGrid
          caption={`What the team knows of ${column.name}, by verse`}
          team={team}
          columns={verseColumns(column)}
          feet={[{ label: 'Kept by', countOf: (verse) => keptBy(team, verse) }]}
          chosen={place}
          onChoose={(one) => setPlace(one === place ? undefined : one)}
        />
        <StandingDays teamId={team.teamId} column={column} place={place} />
      </div>
    </>
  )
}

function keptBy({ keepers }: TeamRows, { places: [place = -1] }: MapColumn): FootCount | undefined {
  const count = keepers[place]
  return count === undefined ? undefined : { count, is: count === 0 ? 'hole' : count === 1 ? 'one' : 'plain' }
}

function countOf({ keepers }: TeamRows, { places }: MapColumn, what: 'holes' | 'alone'): FootCount | undefined {
  const found = countHoles(keepers, places)
  const count = found[what].length
  if (found.asked === 0) return undefined
  return { count, is: count === 0 ? 'plain' : what === 'holes' ? 'hole' : 'one' }
}
