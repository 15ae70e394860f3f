import { randomUUID } from 'node:crypto'

import { madeId, playerToken } from '../fill/fillPlayers.ts'
import type { HttpCall } from './httpLoad.ts'

type Made = { body: string; headers: Record<string, string> }

/** A body under a new key each time, as a browser sends it. */
export function withKey(body: object): () => Made {
  const text = JSON.stringify(body)
  return () => ({ body: text, headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() } })
}

/** A call that players 1 to `count` make in turn, each signed in, so that no two wait for one row. */
export function asPlayers(count: number, pathOf: (playerId: string) => string, make: () => Made): HttpCall {
  const callers = Array.from({ length: count }, (_, index) => ({
    path: pathOf(madeId('player', index + 1)),
    cookie: `seraph_player=${playerToken(index + 1)}`,
  }))
  let turn = 0
  return {
    path: callers[0]?.path ?? '',
    method: 'POST',
    make: () => {
      turn = (turn + 1) % count
      const { path, cookie } = callers[turn] ?? { path: '', cookie: '' }
      const { body, headers } = make()
      return { path, body, headers: { ...headers, cookie } }
    },
  }
}
