import type { ReadResponse } from '../read/readResponse.ts'
import type { WordingMatch } from './matchWording.ts'

const few = new Set('few couple some'.split(' '))
/** Up to which number things aren't many. */
const mostOfFew = 12

/** Whether an answer counts few of what the wording says are many: "after three days", "a few days" for "after many days". */
export function isFewForMany({ wording, matched }: WordingMatch, { tokens }: ReadResponse): boolean {
  return wording.tokens.some(({ word, index }) => {
    if (word !== 'many') return false
    const place = wording.words.findIndex(({ token }) => token.index === index + 1)
    const said = matched[place]?.given[0] ?? 0
    const before = tokens[said - 1]
    if (before === undefined) return false
    const { number } = before
    return few.has(before.word) || (number !== undefined && !number.isOrdinal && number.value <= mostOfFew)
  })
}
