import type { EventRoom } from '@seraph/schema/http/events/eventRoom'

/**
 * What a scribe wrote for a question. `unsent`: the last of it, until the server
 * has answered it; `late`: what came after the lock, and what counts instead.
 */
export type Line = { unsent?: string; late?: { text: string; counts: string } }

/** The server's answer to a draft; `counts`: what the sheet says where it wasn't kept. */
export type LineAnswer = { text: string; isKept: boolean; counts: string }

/**
 * A line after the server's answer to a draft of it (rule 231). An answer to an
 * older draft, or one that comes again, settles nothing; a draft that the sheet
 * has after all, since only its acknowledgement was lost, isn't late.
 */
export function settleLine(line: Line, { text, isKept, counts }: LineAnswer): Line {
  if (line.unsent !== text) return line
  return isKept || counts === text ? {} : { late: { text, counts } }
}

const closed: readonly EventRoom['phase'][] = ['marking', 'reveal', 'end']

/** Is a question's sheet shut for good, so that its screen sends nothing any more? */
export function isShut(question: number, room: Pick<EventRoom, 'question' | 'phase'>): boolean {
  return question < room.question || (question === room.question && closed.includes(room.phase))
}
