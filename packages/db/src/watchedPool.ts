import type { Socket } from 'node:net'

import { Client, Pool } from 'pg'
import type { ClientConfig, PoolClient, PoolConfig } from 'pg'

/** What pg's client is made of and doesn't tell in its types. */
type Inner = { connection: { stream: Socket } }

/** Watches a pool while somebody waits for it. */
export type PoolWatch = {
  /** Takes a look, and asks the database for a sign of life: about every 100 ms as long as somebody waits. */
  look: () => void
  /**
   * Whether the pool was stuck at the last look: a statement had waited for
   * a connection for 0.5 s, or the database had said nothing for 1 s. The
   * first look after a rest never finds it stuck.
   */
  isStuck: () => boolean
}

/** A pool, and whether it gets anywhere. */
export type WatchedPool = {
  pool: Pool
  /** A connection of the pool's, as `pool.connect` gives it. */
  connect: () => Promise<PoolClient>
  watch: PoolWatch
}

const starvedMs = 500
const silentMs = 1_000
/** Who asks so late rested, or the process stood still and has not yet read what has come. */
const restedMs = 300

/**
 * Opens a pool of `max` connections that can tell whether it is stuck. A long statement or a slow way to the database is not: while nobody
 * looks nothing is measured, and then another connection is asked for a sign
 * of life, and a connection that is being opened is listened to as well.
 */
export function openWatchedPool(config: PoolConfig & { max: number }): WatchedPool {
  /** How many bytes each connection had brought at the last look. */
  const heard = new Map<Client, number>()
  class HeardClient extends Client {
    constructor(own?: ClientConfig) {
      super(own)
      heard.set(this, 0)
      this.once('end', () => heard.delete(this))
    }
  }
  const pool = new Pool({ ...config, Client: HeardClient })
  /** The statements that wait for a connection of a full pool, the oldest first. */
  const waits = new Set<{ since: number }>()
  let lookedAt = Number.NEGATIVE_INFINITY
  let heardAt = 0
  let isAsking = false
  let wasStuck = false

  const wait = async (): Promise<PoolClient> => {
    const own = { since: performance.now() }
    waits.add(own)
    try {
      return await pool.connect()
    } finally {
      waits.delete(own)
    }
  }
  const hear = (): boolean => {
    let isAnything = false
    for (const [client, bytes] of heard) {
      const { bytesRead } = (client as unknown as Inner).connection.stream
      if (bytesRead === bytes) continue
      heard.set(client, bytesRead)
      isAnything = true
    }
    return isAnything
  }
  const ask = async (): Promise<void> => {
    isAsking = true
    // Whatever is wrong, those who wait hear of it.
    await pool.query('select 1').catch(() => undefined)
    isAsking = false
  }
  return {
    pool,
    connect: () => (pool.idleCount > 0 || pool.totalCount < config.max ? pool.connect() : wait()),
    watch: {
      isStuck: () => wasStuck,
      look() {
        const now = performance.now()
        const hasRested = now - lookedAt > restedMs
        lookedAt = now
        if (hear() || hasRested) heardAt = now
        if (waits.size === 0 && !isAsking) void ask()
        const [oldest] = waits
        const isStarved = oldest !== undefined && now - oldest.since >= starvedMs
        wasStuck = !hasRested && (isStarved || now - heardAt >= silentMs)
      },
    },
  }
}
