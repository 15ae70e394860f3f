import type { PoolClient } from 'pg'
import type { Socket } from 'node:net'

/** What pg's client is made of and doesn't tell in its types. */
type Inner = { connection: { stream: Socket }; readyForQuery: boolean }

/**
 * Ends a connection that has said nothing for `silenceMs` while a statement
 * is under way: the server ends statements itself and says so, hence
 * nobody is there, and no network tells of that. The statement fails with `ETIMEDOUT`, and the pool opens another connection.
 */
export function endWhenSilent(client: PoolClient, silenceMs: number): void {
  const inner = client as unknown as Inner
  const { stream } = inner.connection
  stream.setTimeout(silenceMs)
  stream.on('timeout', () => {
    if (inner.readyForQuery) return
    stream.destroy(Object.assign(new Error('The database says nothing.'), { code: 'ETIMEDOUT' }))
  })
}
