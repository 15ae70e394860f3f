import type { Client, QueryResult } from 'pg'

/** A statement that a connection keeps under its name. */
export type NamedStatement = { name: string; text: string; values: unknown[] }

/** One connection in which statements stand in line at the server. */
export type Lane = {
  /** How long a statement sent at `now` would wait for those before it: 0 where there are none, `Infinity` where it is too long. */
  waitMs: (now: number) => number
  run: (statement: NamedStatement, now: number) => Promise<QueryResult>
  isClosed: () => boolean
  end: () => Promise<void>
}

/** Longer than that nobody waits in line: a connection of the pool is sooner theirs. */
const mostMs = 25
/** Of how many statements the time of one is the mean. */
const meanOf = 16

/** Takes a client that is connected and sends statements without waiting (`pipeline`). */
export function openLane(client: Client): Lane {
  let underWay = 0
  /** When the first in line began, as far as can be known here. */
  let beganAt = 0
  let msEach = 0
  let isClosed = false
  const close = (): void => {
    isClosed = true
  }
  client.on('error', close)
  client.on('end', close)
  return {
    waitMs(now) {
      if (underWay === 0) return 0
      const ms = underWay * msEach
      return now - beganAt >= mostMs || ms >= mostMs ? Infinity : ms
    },
    async run(statement, now) {
      underWay += 1
      if (underWay === 1) beganAt = now
      try {
        return await client.query(statement)
      } finally {
        const doneAt = performance.now()
        underWay -= 1
        msEach += (doneAt - beganAt - msEach) / meanOf
        beganAt = doneAt
      }
    },
    isClosed: () => isClosed,
    end: () => (isClosed ? Promise.resolve() : client.end()),
  }
}
