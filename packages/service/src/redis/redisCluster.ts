import { setTimeout as sleep } from 'node:timers/promises'
import { createCluster } from '@redis/client'
import type { RedisClientOptions } from '@redis/client'

import { withTimeout } from '../withTimeout.ts'

/** How each node is reached. */
export type NodeOptions = Required<Pick<RedisClientOptions, 'disableOfflineQueue'>> & {
  socket: { connectTimeout: number; reconnectStrategy: (attempt: number) => number }
}

type Listener = (message: string, channel: string) => unknown

/** How long the nodes may take to be there all, before the cluster is asked anew which it has. */
const connectMs = 5_000

const open = (urls: string[], { socket, ...options }: NodeOptions) => {
  const { protocol, username, password } = new URL(urls[0] ?? '')
  return createCluster({
    rootNodes: urls.map((url) => ({ url })),
    // What the first address says of credentials and TLS holds for the nodes that are found by it.
    defaults: {
      ...options,
      ...(username !== '' && { username: decodeURIComponent(username) }),
      ...(password !== '' && { password: decodeURIComponent(password) }),
      socket: protocol === 'rediss:' ? { ...socket, tls: true } : socket,
    },
  })
}

type Cluster = ReturnType<typeof open>

/**
 * A Redis Cluster to be used as a single Redis is: `isReady` while all of its nodes are, with the event `ready` whenever they have come
 * to be; `connect` tries until `destroy`; and what is published goes to the one node that has the channel's slot and to nobody else
 * (sharded channels), so that the channels of rooms are spread over the nodes.
 */
export function createClusterClient(urls: string[], options: NodeOptions) {
  return likeOneRedis(open(urls, options), options)
}

function likeOneRedis(cluster: Cluster, options: NodeOptions) {
  const delayMs = options.socket.reconnectStrategy
  const found = Promise.withResolvers<void>()
  let isWanted = false
  let wasReady = false
  const isReady = (): boolean => cluster.isReady && cluster.masters.every(({ client }) => client?.isReady === true)
  const isMissing = (): boolean => isWanted && !cluster.isReady
  const look = (): void => {
    const isNewlyReady = isReady() && !wasReady
    wasReady = isReady()
    if (!isNewlyReady) return
    found.resolve()
    cluster.emit('ready')
  }
  cluster.on('node-ready', look)
  cluster.on('node-disconnect', look)
  cluster.on('node-error', (error: unknown) => {
    look()
    cluster.emit('error', error)
  })
  const own = {
    async connect(): Promise<void> {
      isWanted = true
      for (let attempt = 0; isMissing(); attempt++) {
        try {
          await withTimeout(cluster.connect(), connectMs)
        } catch (error) {
          if (cluster.isOpen) cluster.destroy()
          cluster.emit('error', error)
          await sleep(delayMs(attempt))
        }
      }
      look()
    },
    destroy(): void {
      isWanted = false
      cluster.destroy()
      wasReady = false
    },
    duplicate: () => likeOneRedis(cluster.duplicate(), options),
    publish: (channel: string, text: string): Promise<number> => cluster.sPublish(channel, text),
    async subscribe(channel: string, listener: Listener): Promise<void> {
      await found.promise
      await cluster.sSubscribe(channel, listener)
    },
    async unsubscribe(channel: string, listener?: Listener): Promise<void> {
      await found.promise
      await cluster.sUnsubscribe(channel, listener)
    },
  }
  const state = { isReady: { get: isReady }, isOpen: { get: () => isWanted } }
  return Object.assign(Object.create(cluster, state) as Cluster, own)
}
