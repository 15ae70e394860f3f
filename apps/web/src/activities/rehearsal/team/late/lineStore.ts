import type { EventRoom } from '@seraph/schema/http/events/eventRoom'
import { useSyncExternalStore } from 'react'

import { type LinePlace, type PlacedLine, readPlacedLines } from './readPlacedLines.ts'
import { type LineAnswer, settleLine } from './settleLine.ts'

const key = 'eventLines'

/**
 * Outside the sheet's screen, which is gone as soon as the event moves on, perhaps while a draft is still on its way; and in the
 * tab's storage, so that a reload without a connection loses nothing of it.
 */
let lines: readonly PlacedLine[] = restore()
const listeners = new Set<() => void>()

function restore(): PlacedLine[] {
  try {
    return readPlacedLines(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

const isAt = (line: LinePlace, { roomId, teamId, seatId, question }: LinePlace): boolean =>
  line.roomId === roomId && line.teamId === teamId && line.seatId === seatId && line.question === question

function change(next: readonly PlacedLine[]): void {
  lines = next
  const kept = next.filter(({ isRead }) => !isRead)
  try {
    if (kept.length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing for a tab still has the line as long as the page is open.
  }
  for (const listener of listeners) listener()
}

/** Keeps what a scribe has written until the server has answered it. */
export function noteLine({ roomId, teamId, seatId, question }: LinePlace, text: string): void {
  const place = { roomId, teamId, seatId, question }
  change([...lines.filter((line) => !isAt(line, place)), { ...place, unsent: text, isRead: false }])
}

/** What a scribe has written for a question and the server hasn't answered; undefined where there is nothing. */
export const unsentAt = (place: LinePlace): string | undefined => lines.find((line) => isAt(line, place))?.unsent

/** Takes the server's answer to a draft of a line. */
export function answerLine({ roomId, teamId, seatId, question }: LinePlace, answer: LineAnswer): void {
  const place = { roomId, teamId, seatId, question }
  change(
    lines.flatMap((line) => {
      if (!isAt(line, place)) return [line]
      const next = settleLine(line, answer)
      if (next === line) return [line]
      return next.late === undefined ? [] : [{ ...place, ...next, isRead: false }]
    }),
  )
}

/** The scribe has read that a line came too late. */
export function readLine(place: LinePlace): void {
  change(lines.map((line) => (isAt(line, place) ? { ...line, isRead: true } : line)))
}

/** The lines of the own seat that aren't kept: on their way, or too late. */
export function useLines({ id, own }: Pick<EventRoom, 'id' | 'own'>): readonly PlacedLine[] {
  const known = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => lines,
  )
  return known.filter(({ roomId, seatId }) => roomId === id && seatId === own?.seatId)
}
