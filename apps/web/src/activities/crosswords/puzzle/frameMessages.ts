/**
 * What a crossword's frame tells the page around it. Ours tells all of it; a page at another address may tell `crossword-solved` too
 * (`docs/OPERATIONS.md`).
 */
export type FrameMessage =
  | { type: 'crossword-ready' }
  | { type: 'crossword-changed'; letters: string[] }
  | { type: 'crossword-solved' }

/** What the page answers to `crossword-ready`: the letters of an earlier visit, null where there are none. */
export type PageMessage = { type: 'crossword-fill'; letters: string[] | null }

/** Reads a frame's message; undefined for whatever else windows say to each other. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const message = data as Partial<FrameMessage> | null | undefined
  if (message?.type === 'crossword-ready' || message?.type === 'crossword-solved') return { type: message.type }
  return message?.type === 'crossword-changed' && isLetters(message.letters)
    ? { type: message.type, letters: message.letters }
    : undefined
}

/** Reads the page's answer. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  const message = data as Partial<PageMessage> | null | undefined
  if (message?.type !== 'crossword-fill') return undefined
  return { type: message.type, letters: isLetters(message.letters) ? message.letters : null }
}

function isLetters(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= 1_000 && value.every((letter) => /^[A-Z]?$/.test(String(letter)))
}
