import type { EventRoom } from '@seraph/schema/http/eventRoom'
import { useSyncExternalStore } from 'react'

import { type Line, type LineAnswer, settleLine } from './settleLine.ts'

type Place = { roomId: string; teamId: string; question: number }
type PlacedLine = Place & Line & { isRead: boolean }

/** Outside the sheet's screen, which is gone as soon as the event moves on, perhaps while a draft is still on its way. */
let lines: readonly PlacedLine[] = []
const listeners = new Set<() => void>()

const isAt = (line: Place, { roomId, teamId, question }: Place): boolean =>
  line.roomId === roomId && line.teamId === teamId && line.question === question

function change(next: readonly PlacedLine[]): void {
  lines = next
  for (const listener of listeners) listener()
}

/** Keeps what a scribe has written until the server has answered it. */
export function noteLine({ roomId, teamId, question }: Place, text: string): void {
  const place = { roomId, teamId, question }
  change([...lines.filter((line) => !isAt(line, place)), { ...place, unsent: text, isRead: false }])
}

/** Takes the server's answer to a draft of a line. */
export function answerLine({ roomId, teamId, question }: Place, answer: LineAnswer): void {
  const place = { roomId, teamId, question }
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
export function readLine(place: Place): void {
  change(lines.map((line) => (isAt(line, place) ? { ...line, isRead: true } : line)))
}

/** The lines of the own team that aren't kept: on their way, or too late. */
export function useLines({ id, own }: Pick<EventRoom, 'id' | 'own'>): readonly PlacedLine[] {
  const known = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => lines,
  )
  return known.filter(({ roomId, teamId }) => roomId === id && teamId === own?.teamId)
}
