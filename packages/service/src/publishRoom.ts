import { roomChannel } from '@seraph/schema/rooms/bus'
import type { RoomHappened } from '@seraph/schema/rooms/bus'

import type { Log } from './log.ts'
import type { RedisClient } from './redis.ts'

/**
 * Tells every hub what happened in a room; after its commit, and without waiting: where this is lost, or Redis is away, the hubs find the
 * room's new version in the database within seconds.
 */
export function publishRoom(deps: { redis: RedisClient; prefix: string; log: Log }, happened: RoomHappened): void {
  deps.redis
    .publish(roomChannel(deps.prefix, happened.event.roomId), JSON.stringify(happened))
    .catch((error: unknown) => deps.log.debug({ err: error }, 'the hubs were not told of an event'))
}
