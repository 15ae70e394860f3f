import type { Client, QueryResult } from 'pg'

import { openLane } from './openLane.ts'
import type { Lane, NamedStatement } from './openLane.ts'

/** Connections that each take the next statement before the one before has its answer. */
export type Lanes = {
  /** What a statement finds; undefined where it would wait too long behind others, and nothing is sent then. */
  run: (statement: NamedStatement) => Promise<QueryResult> | undefined
  end: () => Promise<void>
}

/** After a connection could not be opened the next try waits so long. */
const restMs = 500

/**
 * Opens up to `count` connections, each once a statement wants it; `open` makes one that is connected. A statement goes to one that is
 * idle, else where it waits least. So what comes at once is written at once and answered at once, which costs half of a connection for
 * each, and a lock or a slow disk that holds one up holds up those alone that were behind it already.
 */
export function openLanes(options: { count: number; open: () => Promise<Client> }): Lanes {
  const places = Array.from({ length: options.count }, (): Place => ({ isOpening: false, triedAt: -restMs }))
  let isEnded = false

  const fill = async (place: Place): Promise<void> => {
    place.isOpening = true
    place.triedAt = performance.now()
    try {
      const client = await options.open()
      if (isEnded) await client.end()
      else place.lane = openLane(client)
    } catch {
      // The pool tells: whoever finds no lane asks it.
    } finally {
      place.isOpening = false
    }
  }
  return {
    run(statement) {
      const now = performance.now()
      let best: Lane | undefined
      let least = Infinity
      for (const place of places) {
        const { lane } = place
        if (lane === undefined || lane.isClosed()) {
          if (!isEnded && !place.isOpening && now - place.triedAt >= restMs) void fill(place)
          continue
        }
        const waits = lane.waitMs(now)
        if (waits >= least) continue
        best = lane
        least = waits
        if (waits === 0) break
      }
      return best?.run(statement, now)
    },
    async end() {
      isEnded = true
      for (const { lane } of places) await lane?.end()
    },
  }
}

type Place = { lane?: Lane; isOpening: boolean; triedAt: number }
