import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ClientBase } from 'pg'

const mark = /^\s*\/\* prepared: (\w+) \*\//

/**
 * Begins a statement that each connection keeps under this name: it is parsed and planned there once, not at every call. For long statements
 * of hot paths, whose text is always the same.
 */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(`/* prepared: ${name} */`)
}

/** Makes a connection keep the statements that begin with `prepared`. */
export function prepareNamed(client: Pick<ClientBase, 'query'>): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const named = (asked: unknown, ...rest: unknown[]): unknown => {
    const name = typeof asked === 'string' ? mark.exec(asked)?.[1] : undefined
    if (name === undefined) return query(asked, ...rest)
    const [values, ...others] = rest
    return query({ name, text: asked, values }, ...others)
  }
  Object.assign(client, { query: named })
}
