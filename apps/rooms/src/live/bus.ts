import { RoomNews, SessionsEnded, roomChannel, sessionsEndedChannel } from '@seraph/schema/rooms/bus'
import type { RoomHappened } from '@seraph/schema/rooms/bus'
import type { Log } from '@seraph/service/log/log'
import { isToldBy, publishRoom } from '@seraph/service/publishRoom'
import { closeRedis, openRedis } from '@seraph/service/redis/redis'
import type { RedisClient } from '@seraph/service/redis/redis'
import { withTimeout } from '@seraph/service/withTimeout'
import type { z } from 'zod'

/**
 * What a hub hears from other processes and tells them. Redis loses what is sent while a subscriber is away: comparing versions and
 * sweeping sessions make up for it.
 */
export type Bus = {
  /** The subscriber, and what publishes and counts; the latter fails at once while Redis is away. */
  client: RedisClient
  redis: RedisClient
  /**
   * Hears what happens in a room, and who is writing there, until the
   * returned function is called; doesn't wait for Redis where that is away.
   */
  watch: (roomId: string, receive: (news: RoomNews) => void) => Promise<() => void>
  publish: (news: RoomNews) => void
  /** Tells the other hubs what this one's members know already: it doesn't hear its own word. */
  tellOthers: (happened: RoomHappened) => void
  close: () => void
}

/** How long a room waits for its subscription before it is read all the same. */
const subscribeMs = 500

/** Listens for ended sessions and for rooms, again after every time that Redis was away: then `onReady` is called. */
export function openBus(options: {
  hubId: string
  url: string
  prefix: string
  log: Log
  onSessionsEnded: (ids: string[]) => void
  onReady: () => void
}): Bus {
  const { hubId, log, prefix, url } = options
  const client = openRedis({ url, log, isFailingFast: false })
  const redis = openRedis({ url, log })
  const reader =
    <Shape extends z.ZodType>(shape: Shape, use: (message: z.output<Shape>) => void) =>
    (text: string): void => {
      const message = read(shape, text)
      if (message === undefined) log.warn('a message on the bus that cannot be read')
      else use(message)
    }
  const ignore = (error: unknown): void => log.debug({ err: error }, 'not subscribed')
  client
    .subscribe(
      sessionsEndedChannel(prefix),
      reader(SessionsEnded, ({ sessionIds }) => options.onSessionsEnded(sessionIds)),
    )
    .catch(ignore)
  client.on('ready', options.onReady)
  return {
    client,
    redis,
    async watch(roomId, receive) {
      const channel = roomChannel(prefix, roomId)
      const hear = reader(RoomNews, receive)
      const listen = (text: string): void => {
        if (!isToldBy(hubId, text)) hear(text)
      }
      const subscribed = client.subscribe(channel, listen)
      await withTimeout(subscribed, client.isReady ? subscribeMs : 0).catch(ignore)
      return () => void client.unsubscribe(channel, listen).catch(ignore)
    },
    publish: (news) => publishRoom({ redis, prefix, log }, news),
    tellOthers: (happened) => publishRoom({ redis, prefix, log, from: hubId }, happened),
    close() {
      closeRedis(client)
      closeRedis(redis)
    },
  }
}

function read<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
