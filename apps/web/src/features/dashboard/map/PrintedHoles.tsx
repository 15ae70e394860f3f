import { useEffect } from 'react'
import { createPortal } from 'react-dom'

import { momentText } from '../../../language/timeTexts.ts'
import { countHoles, versesText } from './holeTexts.ts'
import type { MapColumn } from './mapColumns.ts'
import type { TeamRows } from './teamRows.ts'

type Props = {
  title: string
  asOf: string
  team: TeamRows
  chapters: readonly MapColumn[]
  onPrinted: () => void
}

/**
 * What nobody keeps and what one player alone, by chapter, with who learns it: on paper alone; the print dialog opens as soon as it
 * is there.
 */
export function PrintedHoles({ title, asOf, team, chapters, onPrinted }: Props) {
  useEffect(() => {
    addEventListener('afterprint', onPrinted)
    print()
    return () => removeEventListener('afterprint', onPrinted)
  }, [onPrinted])
  const { rows, keepers, ownerOf } = team
  const listed = chapters
    .map((chapter) => ({ chapter, ...countHoles(keepers, chapter.places) }))
    .filter(({ holes, alone }) => holes.length + alone.length > 0)
  const learners = (chapter: MapColumn): string =>
    rows
      .flatMap(({ member: { playerId, playerCode } }) => {
        const own = chapter.places.filter((place) => ownerOf(place) === playerId)
        return own.length === 0 ? [] : [`${playerCode} ${versesText(chapter, own)}`]
      })
      .join('; ')
  return createPortal(
    <div className="printsheet printpages" aria-hidden>
      <div>
        <h1 className="text-2xl">{title}</h1>
        <p>As of {momentText(asOf)}. Kept: said from memory twice, two days or more apart, and still known.</p>
        {listed.length === 0 ? (
          <p>Every verse is kept by two players or more.</p>
        ) : (
          <table className="mt-3 w-full text-left">
            <thead>
              <tr>
                <th className="pr-3">Chapter</th>
                <th className="pr-3">Nobody keeps</th>
                <th className="pr-3">One player alone</th>
                <th>Learns it</th>
              </tr>
            </thead>
            <tbody>
              {listed.map(({ chapter, holes, alone }) => (
                <tr key={chapter.key} className="border-t align-top">
                  <th className="py-1 pr-3">{chapter.name}</th>
                  <td className="py-1 pr-3">{versesText(chapter, holes)}</td>
                  <td className="py-1 pr-3">{versesText(chapter, alone)}</td>
                  <td className="py-1">{learners(chapter)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>,
    document.body,
  )
}
