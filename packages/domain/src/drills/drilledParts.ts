import type { AlikeAnswer, ListItem } from '@seraph/schema/http/drills'
import type { PackAlike } from '@seraph/schema/drills'
import type { ReviewedPart } from '@seraph/schema/review'

import { markList } from './markList.ts'

/** What a drill says of memory: how the parts of questions went, by the question's id. Parts that it says nothing of are in none. */
export type DrilledParts = ReadonlyMap<string, readonly ReviewedPart[]>

/**
 * What a round of _Which verse was it?_ says of memory (rule 203). Recognizing
 * isn't recalling, so what was right rates nothing and postpones nothing;
 * whoever takes one verse for the other has what both say to learn again.
 */
export function alikeParts(pairs: ReadonlyMap<string, PackAlike>, answers: readonly AlikeAnswer[]): DrilledParts {
  const missed = new Set(
    answers.flatMap(({ pair, asked, chosen }) => (asked === chosen ? [] : (pairs.get(pair)?.parts.flat() ?? []))),
  )
  const parts = new Map<string, ReviewedPart[]>()
  for (const name of missed) {
    const [question = '', id = ''] = name.split('/')
    parts.set(question, [...(parts.get(question) ?? []), { id, status: 'missing' }])
  }
  return parts
}

/**
 * What a list says of memory (rule 203), once a sitting: a thing that was missed
 * with its neighbours before one's eyes, or isn't among those written from
 * memory, is to be learnt again; one that was recalled there is good. Known beside its neighbours alone it rates nothing.
 */
export function listParts(
  items: readonly ListItem[],
  { missed, recalled }: { missed: readonly string[]; recalled: readonly string[] | null },
): ReviewedPart[] {
  const given = recalled === null ? undefined : markList(items, recalled).given
  return items.flatMap(({ id }, at): ReviewedPart[] => {
    if (missed.includes(id) || given?.[at] === false) return [{ id, status: 'missing' }]
    return given?.[at] === true ? [{ id, status: 'given' }] : []
  })
}
