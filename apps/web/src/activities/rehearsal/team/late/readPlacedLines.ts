import type { Line } from './settleLine.ts'

/** Whose line it is: a sheet's of a question, written from a seat. */
export type LinePlace = { roomId: string; teamId: string; seatId: string; question: number }
export type PlacedLine = LinePlace & Line & { isRead: boolean }

/** Reads the lines that a tab has kept, whatever its storage hands over; what is none is left out. */
export function readPlacedLines(value: unknown): PlacedLine[] {
  return Array.isArray(value) ? value.flatMap((one: unknown) => readLine(one) ?? []) : []
}

function readLine(value: unknown): PlacedLine | undefined {
  if (!isRecord(value)) return undefined
  const { roomId, teamId, seatId, question, unsent, late, isRead } = value
  if (typeof roomId !== 'string' || typeof teamId !== 'string' || typeof seatId !== 'string') return undefined
  if (typeof question !== 'number' || !Number.isInteger(question) || question < 0) return undefined
  const place = { roomId, teamId, seatId, question, isRead: isRead === true }
  if (typeof unsent === 'string') return { ...place, unsent }
  if (!isRecord(late)) return undefined
  const { text, counts } = late
  return typeof text === 'string' && typeof counts === 'string' ? { ...place, late: { text, counts } } : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
