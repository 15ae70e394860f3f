import { sql } from 'kysely'
import type { CompiledQuery, QueryExecutorProvider, RawBuilder } from 'kysely'
import type { ClientBase } from 'pg'

import { refuseWritingSelect } from './refuseWritingSelect.ts'

/** The places of a statement's values in its text. */
export type Places<Given> = { readonly [Name in keyof Given]-?: RawBuilder<Given[Name]> }

/** What stands for a value until there is one. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A connection keeps one statement under a name. */
const names = new Set<string>()

const mark = /^\s*\/\* prepared: (\w+) \*\//

/**
 * A statement of a hot path, whose text is always the same: it is built
 * once, and each connection keeps it under this name, so that it is parsed
 * and planned there once, not at every call. Takes its values by name and returns its rows.
 */
export function prepared<Given extends object, Row>(
  name: string,
  text: (given: Places<Given>) => RawBuilder<Row>,
): (db: QueryExecutorProvider, given: Given) => Promise<Row[]> {
  if (names.has(name)) throw new Error(`Two statements are called ${name}.`)
  names.add(name)
  let compiled: CompiledQuery<Row> | undefined
  return async (db, given) => {
    compiled ??= sql<Row>`${sql.raw(`/* prepared: ${name} */`)} ${text(places<Given>())}`.compile(db)
    const parameters = compiled.parameters.map((one) => (one instanceof Place ? given[one.name as keyof Given] : one))
    const { rows } = await db.getExecutor().executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}

function places<Given>(): Places<Given> {
  return new Proxy({} as Places<Given>, { get: (_, name) => sql.val(new Place(String(name))) })
}

/** Makes a connection keep the statements that are `prepared`, and refuse a select that would write. */
export function prepareNamed(client: Pick<ClientBase, 'query'>): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const named = (asked: unknown, ...rest: unknown[]): unknown => {
    if (typeof asked !== 'string') return query(asked, ...rest)
    refuseWritingSelect(asked)
    const name = mark.exec(asked)?.[1]
    if (name === undefined) return query(asked, ...rest)
    const [values, ...others] = rest
    return query({ name, text: asked, values }, ...others)
  }
  Object.assign(client, { query: named })
}
