import { roomChannel } from '@seraph/schema/rooms/bus'
import type { RoomNews } from '@seraph/schema/rooms/bus'

import type { Log } from './log/log.ts'
import type { RedisClient } from './redis/redis.ts'

/**
 * Tells every hub what happened in a room, or who is writing there; after its commit,
 * and without waiting: where this is lost, or Redis is away, the hubs find the
 * room's new version in the database within seconds.
 */
export function publishRoom(deps: { redis: RedisClient; prefix: string; log: Log }, news: RoomNews): void {
  const { roomId } = 'event' in news ? news.event : 'typing' in news ? news.typing : news.stood
  deps.redis
    .publish(roomChannel(deps.prefix, roomId), JSON.stringify(news))
    .catch((error: unknown) => deps.log.debug({ err: error }, 'the hubs were not told of an event'))
}
