import type { Name } from '@seraph/db/queries/clubs/clubs'
import { sameNameKey } from '@seraph/schema/names/sameNameKey'

/** A typed name with the key under which it is the same as others (rule 5). */
export function nameOf(name: string): Name {
  return { name, key: sameNameKey(name) }
}
