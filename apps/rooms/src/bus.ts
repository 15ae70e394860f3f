import { SessionsEnded, sessionsEndedChannel } from '@seraph/schema/rooms/bus'
import type { Log } from '@seraph/service/log'
import { closeRedis, openRedis } from '@seraph/service/redis'
import type { RedisClient } from '@seraph/service/redis'

/** What a hub hears from other processes. Redis loses what is sent while a subscriber is away: the sweep makes up for it. */
export type Bus = { client: RedisClient; close: () => void }

/** Listens for ended sessions, again after every time that Redis was away. */
export function openBus(options: {
  url: string
  prefix: string
  log: Log
  onSessionsEnded: (ids: string[]) => void
}): Bus {
  const { log } = options
  const client = openRedis({ url: options.url, log, isFailingFast: false })
  const receive = (text: string): void => {
    const message = read(text)
    if (message === undefined) log.warn('a message on the bus that cannot be read')
    else options.onSessionsEnded(message.sessionIds)
  }
  client
    .subscribe(sessionsEndedChannel(options.prefix), receive)
    .catch((error: unknown) => log.debug({ err: error }, 'not subscribed'))
  return { client, close: () => closeRedis(client) }
}

function read(text: string): SessionsEnded | undefined {
  try {
    return SessionsEnded.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
