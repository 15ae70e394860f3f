import type { Name } from '@seraph/db/queries/clubs'
import { sameNameKey } from '@seraph/domain/codes/sameNameKey'

/** A typed name with the key under which it is the same as others (ruling 5). */
export function nameOf(name: string): Name {
  return { name, key: sameNameKey(name) }
}
