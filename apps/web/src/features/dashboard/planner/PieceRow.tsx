import type { Piece } from '@seraph/domain/assignment/assignment'
import { verseAtPlace } from '@seraph/domain/assignment/verseRow'
import type { TeamAssignment } from '@seraph/schema/http/coaches/assignments'
import type { SeasonChapter } from '@seraph/schema/season'
import ArrowDownUp from 'virtual:icons/arrow-down-up'
import Minus from 'virtual:icons/minus'
import Pin from 'virtual:icons/pin'
import Plus from 'virtual:icons/plus'

import { amountText } from '../../../language/amountText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Gem } from '../../../ui/marks/Gem.tsx'

type Member = TeamAssignment['members'][number]
type Props = {
  piece: Piece
  member: Member | undefined
  backUp: Member | undefined
  chapters: readonly SeasonChapter[]
  points: number
  /** Its part of the heaviest piece's load, from 0 to 1. */
  share: number
  isLast: boolean
  /** Whether it and the next may change: neither is pinned. */
  isMovable: boolean
  onMove: (verses: number) => void
  onSwap: () => void
  onPin: () => void
}

/** One player's piece: from where to where, how much it is, who stands in, and the buttons that change it. */
export function PieceRow({
  piece,
  member,
  backUp,
  chapters,
  points,
  share,
  isLast,
  isMovable,
  onMove,
  onSwap,
  onPin,
}: Props) {
  const code = member?.playerCode ?? ''
  const verseText = (place: number): string => {
    const { chapter, verse } = verseAtPlace(chapters, place)
    return `${chapters[chapter - 1]?.label ?? ''}:${verse}`
  }
  return (
    <li className="border-line bg-surface rounded-card border p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {member !== undefined && <Gem letter={member.gem} className="size-7 flex-none" />}
        <b>{code}</b>
        <span className="min-w-48 flex-1">
          {verseText(piece.from)} to {verseText(piece.to - 1)}
        </span>
        <Button look={piece.isPinned ? 'primary' : 'plain'} aria-pressed={piece.isPinned} onClick={onPin}>
          <Pin aria-hidden className="size-5" />
          {piece.isPinned ? 'Pinned' : 'Pin'}
          <span className="sr-only"> {code}</span>
        </Button>
      </div>
      <div aria-hidden className="bg-sunken mt-1 h-2 overflow-hidden rounded-full">
        <div className="bg-gold h-full" style={{ width: `${Math.round(100 * share)}%` }} />
      </div>
      <p className="text-muted mt-1 text-base">
        {amountText(piece.to - piece.from, 'verse')}, {amountText(points, 'point')}
        {backUp !== undefined && ` · ${backUp.playerCode} stands in`}
      </p>
      {!isLast && (
        <div className="mt-1 flex flex-wrap gap-2">
          <Button look="quiet" disabled={!isMovable} onClick={() => onMove(-5)}>
            <Minus aria-hidden className="size-5" />5 verses<span className="sr-only"> for {code}</span>
          </Button>
          <Button look="quiet" disabled={!isMovable} onClick={() => onMove(5)}>
            <Plus aria-hidden className="size-5" />5 verses<span className="sr-only"> for {code}</span>
          </Button>
          <Button look="quiet" disabled={!isMovable} onClick={onSwap}>
            <ArrowDownUp aria-hidden className="size-5" />
            Swap with the next<span className="sr-only"> of {code}</span>
          </Button>
        </div>
      )}
    </li>
  )
}
