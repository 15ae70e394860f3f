import type { DistressKind } from '@seraph/schema/distress'

import { findDistress } from './findDistress.ts'

/** So many texts are remembered, some half a megabyte; a longer one, in characters, is hardly ever written twice. */
const most = 4_000
const longest = 120

/**
 * A `findDistress` that remembers the latest texts which speak of none: children who answer a question write the same few words. A text
 * that speaks of distress is never kept, and heard anew each time.
 */
export function rememberCalm(): (text: string) => DistressKind | undefined {
  const calm = new Set<string>()
  return (text) => {
    if (calm.has(text)) {
      // What was asked for last goes last.
      calm.delete(text)
      calm.add(text)
      return undefined
    }
    const found = findDistress(text)
    if (found !== undefined || text.length > longest) return found
    calm.add(text)
    const [oldest = text] = calm
    if (calm.size > most) calm.delete(oldest)
    return undefined
  }
}
