import type { Standing } from './standing.ts'

/**
 * What a crossword's frame tells the page around it. Ours tells all of it; a page at another address may tell `crossword-solved` too
 * (`docs/OPERATIONS.md`).
 */
export type FrameMessage =
  | { type: 'crossword-ready' }
  | { type: 'crossword-changed'; letters: string[]; shown: number[]; standing: Standing }
  | { type: 'crossword-solved'; standing?: Standing | undefined }

/**
 * What the page answers to `crossword-ready`: the letters of an earlier
 * visit, null where there are none, and the places that were shown.
 */
export type PageMessage = { type: 'crossword-fill'; letters: string[] | null; shown: number[] }

/** Reads a frame's message; undefined for whatever else windows say to each other. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const message = data as Partial<FrameMessage> | null | undefined
  if (message?.type === 'crossword-ready') return { type: message.type }
  if (message?.type === 'crossword-solved') return { type: message.type, standing: readStanding(message.standing) }
  if (message?.type !== 'crossword-changed' || !isLetters(message.letters) || !isPlaces(message.shown)) return undefined
  const standing = readStanding(message.standing)
  return standing && { type: message.type, letters: message.letters, shown: message.shown, standing }
}

/** Reads the page's answer. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  const message = data as Partial<PageMessage> | null | undefined
  if (message?.type !== 'crossword-fill') return undefined
  return {
    type: message.type,
    letters: isLetters(message.letters) ? message.letters : null,
    shown: isPlaces(message.shown) ? message.shown : [],
  }
}

function isLetters(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= 1_000 && value.every((letter) => /^[A-Z]?$/.test(String(letter)))
}

function isPlaces(value: unknown): value is number[] {
  return Array.isArray(value) && value.length <= 1_000 && value.every((place) => isCount(place))
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

function readStanding(value: unknown): Standing | undefined {
  const { squares, filled, words, own, isSolved } = (value ?? {}) as Partial<Standing>
  if (![squares, filled, words, own].every(isCount) || typeof isSolved !== 'boolean') return undefined
  return { squares, filled, words, own, isSolved } as Standing
}
