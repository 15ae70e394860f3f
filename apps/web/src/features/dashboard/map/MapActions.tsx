import { placeRuns } from '@seraph/domain/teamMap/placeRuns'
import { weakestPlaces } from '@seraph/domain/teamMap/weakestPlaces'
import Printer from 'virtual:icons/printer'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { roundLink } from '../../../activity/roundLinks.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import type { MapColumn } from './mapColumns.ts'
import { PrintedHoles } from './PrintedHoles.tsx'
import { roomLink } from './roomLink.ts'
import type { TeamRows } from './teamRows.ts'

/** A round goes over so many of the weakest verses. */
const roundVerses = 10

type Props = { title: string; asOf: string; team: TeamRows; chapters: readonly MapColumn[] }

/** What can be done about some chapters: a round on what the team knows least, a room with just these, a list on paper. */
export function MapActions({ title, asOf, team, chapters }: Props) {
  const [isPrinting, setIsPrinting] = useState(false)
  const weakest = weakestPlaces(
    team.rows.map(({ states }) => states),
    chapters.flatMap(({ places }) => places),
    roundVerses,
  )
  const ofWeakest = chapters.filter(({ places }) => places.some((place) => weakest.includes(place)))
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {weakest.length > 0 && (
        <>
          <Link className={buttonClass()} to={roundLink('mixed', { places: placeRuns(weakest), team: team.teamId })}>
            Practice the weakest
          </Link>
          <Link
            className={buttonClass('quiet')}
            to={roomLink(
              ofWeakest.map(({ key }) => key),
              placeRuns(weakest),
            )}
          >
            Open a room
          </Link>
        </>
      )}
      <Button look="quiet" onClick={() => setIsPrinting(true)}>
        <Printer aria-hidden className="size-5" />
        Print the list
      </Button>
      {isPrinting && (
        <PrintedHoles
          title={title}
          asOf={asOf}
          team={team}
          chapters={chapters}
          onPrinted={() => setIsPrinting(false)}
        />
      )}
    </div>
  )
}
