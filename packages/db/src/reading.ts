import type { CompiledQuery, QueryExecutor, QueryExecutorProvider } from 'kysely'

import type { Database, Read } from './open.ts'
import { writingFunctions } from './writingFunctions.ts'

const quoted = /'(?:[^']|'')*'/g
const writes =
  /\b(?:insert\s+into|update\s+(?:only\s+)?[\w."]+\s+(?:as\s+)?(?:\w+\s+)?set|delete\s+from|merge\s+into|truncate|create|alter|drop|call)\b/i

/** Texts that were looked at; statements of hot paths are few, and always the same. */
const looked = new Map<string, boolean>()
const remembered = 500

/**
 * Lets SQL that is written as text run on a `Read`, which by itself can
 * only select: `sql\`select …\`.execute(reading(db))`. A text that would
 * write is refused with an error before it is sent.
 */
export function reading(db: Read): QueryExecutorProvider {
  const executor = (db as Database).getExecutor()
  return { getExecutor: () => readOnly(executor) }
}

function readOnly(executor: QueryExecutor): QueryExecutor {
  return new Proxy(executor, {
    get(target, name) {
      if (name === 'executeQuery') {
        return (query: CompiledQuery, ...rest: []) => {
          if (isWrite(query.sql)) throw new Error(`A read may not write: ${query.sql.trim().slice(0, 80)}`)
          return target.executeQuery(query, ...rest)
        }
      }
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value as (...given: unknown[]) => unknown).bind(target) : value
    },
  })
}

function isWrite(text: string): boolean {
  const known = looked.get(text)
  if (known !== undefined) return known
  const said = text.replace(quoted, '')
  const found = writes.test(said) || writingFunctions.test(said)
  if (looked.size >= remembered) looked.clear()
  looked.set(text, found)
  return found
}
