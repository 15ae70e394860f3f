import { columnState } from '@seraph/domain/teamMap/columnState'

import { Gem } from '../../../ui/marks/Gem.tsx'
import { stateWords } from '../../../ui/seraphMap/stateWords.ts'
import type { MapColumn } from './mapColumns.ts'
import { StateCell } from './StateCell.tsx'
import type { TeamRows } from './teamRows.ts'
import './teamMap.css'

/** What a row of counts says of a column. */
export type FootCount = { count: number; is: 'hole' | 'one' | 'plain' }

type Props = {
  caption: string
  team: TeamRows
  columns: readonly MapColumn[]
  /** Books over their columns, where there are several. */
  books?: readonly { name: string; columns: number }[]
  /** Rows of counts below; a count that is a gap, or one player's alone, has a ring of its own. */
  feet: readonly { label: string; countOf: (column: MapColumn) => FootCount | undefined }[]
  chosen?: number | undefined
  onChoose?: (key: number) => void
}

/** It scrolls by itself, so the keyboard must be able to get into it. */
const scrolling = { tabIndex: 0, role: 'region' } as const

/** Members by groups of verses, a box each; a column's head is its button, and so is each of its boxes for a pointer. */
export function MapGrid({ caption, team: { rows, ownerOf }, columns, books = [], feet, chosen, onChoose }: Props) {
  return (
    <div className="mapscroll" aria-label={caption} {...scrolling}>
      <table className="mapgrid">
        <caption className="sr-only">{caption}</caption>
        <thead>
          {books.length > 1 && (
            <tr>
              <th scope="col">
                <span className="sr-only">Book</span>
              </th>
              {books.map((book) => (
                <th key={book.name} scope="colgroup" colSpan={book.columns} className="text-muted text-left!">
                  {book.name}
                </th>
              ))}
            </tr>
          )}
          <tr>
            <th scope="col">
              <span className="sr-only">Player</span>
            </th>
            {columns.map(({ key, label, name }) => (
              <th key={key} scope="col">
                {onChoose === undefined ? (
                  <>
                    <span aria-hidden>{label}</span>
                    <span className="sr-only">{name}</span>
                  </>
                ) : (
                  <button type="button" aria-pressed={key === chosen} aria-label={name} onClick={() => onChoose(key)}>
                    {label}
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ member, states }) => (
            <tr key={member.playerId}>
              <th scope="row">
                <span className="flex items-center gap-1.5">
                  <Gem letter={member.gem} className="size-6 flex-none" />
                  <span className="leading-tight">
                    {member.playerCode}
                    {member.label !== null && (
                      <span className="text-muted block max-w-24 truncate font-normal">{member.label}</span>
                    )}
                  </span>
                </span>
              </th>
              {columns.map(({ key, places }) => {
                const state = columnState(states, places)
                const isOwn = places.some((place) => ownerOf(place) === member.playerId)
                const box = <StateCell state={state} isOwn={isOwn} />
                return (
                  <td key={key}>
                    {onChoose === undefined ? (
                      <span className="mapplace">{box}</span>
                    ) : (
                      <button type="button" tabIndex={-1} aria-hidden onClick={() => onChoose(key)}>
                        {box}
                      </button>
                    )}
                    <span className="sr-only">
                      {state === undefined ? 'no questions' : stateWords[state]}
                      {isOwn && ', learns it'}
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {feet.map(({ label, countOf }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map((column) => {
                const foot = countOf(column)
                return (
                  <td key={column.key}>
                    {foot !== undefined && <span className={`mapcount mapcount-${foot.is}`}>{foot.count}</span>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  )
}
