import type { RoomView } from '@seraph/domain/rooms/events/roomView'
import type { Season } from '@seraph/schema/season'

import type { RoomClient, RoomClientState } from './roomClient.ts'

/** A member whose seat is taken: what its screens work with. */
export type RoomMember = { client: RoomClient; state: RoomClientState & { view: RoomView }; season: Season }
