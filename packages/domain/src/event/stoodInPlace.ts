import type { EventRoom } from '@seraph/schema/http/events/eventRoom'
import type { EventPhase } from '@seraph/schema/rooms/eventPhase'
import type { EventStood } from '@seraph/schema/rooms/server/eventStood'

/** The phases whose beginning shows nobody anything but the clock (rule 232). */
const after: Partial<Record<EventPhase, EventPhase>> = { read_1: 'read_2', read_2: 'answer' }

/**
 * An event room as whoever saw it sees it after it moved, where what the hub said tells all of it: the second reading, or the
 * opening of the sheets, of the same question, and nothing between. undefined wherever the room has to be asked for.
 */
export function stoodInPlace(room: EventRoom, stood: EventStood): EventRoom | undefined {
  const { version, phase, question, leftMs } = stood
  if (version !== room.version + 1 || question !== room.question || after[room.phase] !== phase) return undefined
  return { ...room, version, phase, leftMs }
}
