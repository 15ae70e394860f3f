import { roomChannel } from '@seraph/schema/rooms/bus'
import type { RoomNews } from '@seraph/schema/rooms/bus'

import type { Log } from './log/log.ts'
import type { RedisClient } from './redis/redis.ts'

/**
 * Tells every hub what happened in a room, or who is writing there; after its commit,
 * and without waiting: where this is lost, or Redis is away, the hubs find the
 * room's new version in the database within seconds. `from`: the hub that knows it
 * already, which hears it as `isToldBy` has it.
 */
export function publishRoom(
  deps: { redis: RedisClient; prefix: string; log: Log; from?: string },
  news: RoomNews,
): void {
  const { roomId } = 'event' in news ? news.event : 'typing' in news ? news.typing : news.stood
  deps.redis
    .publish(roomChannel(deps.prefix, roomId), JSON.stringify({ from: deps.from, ...news }))
    .catch((error: unknown) => deps.log.debug({ err: error }, 'the hubs were not told of an event'))
}

/** Whether a text on a room's channel was published `from` this hub: it begins with that, so that it need not be read. */
export function isToldBy(from: string, text: string): boolean {
  return text.startsWith(`{"from":${JSON.stringify(from)}`)
}
