import type { SurplusCase } from '../../../count/surplusCase.ts'
import type { Item } from '../../../read/split/items.ts'
import type { Token } from '../../../read/tokenize.ts'
import { isPast } from '../deeds/readDeed.ts'
import { auxiliaries } from '../words/stopWords.ts'

const doing = new Set('do does did done doing deeds acts signs'.split(' '))
const passed = new Set('and then also he she they it'.split(' '))

/**
 * Whether an item ends a row of deeds, each of which earns something, with one more that nobody did: "bound him, carried him away and
 * stoned him". Deeds stand in one row where they begin with the same form of a verb.
 */
export function isDeedTooMany(
  item: Item,
  items: readonly Item[],
  touched: ReadonlySet<number>,
  { parts, evidence, asked, response, recited }: SurplusCase,
): boolean {
  const others = items.slice(0, item.at)
  const first = verbOf(item)
  if (
    /[.!?]/.test(item.joiner) ||
    parts.length < 2 ||
    item.at < items.length - 1 ||
    others.length < 2 ||
    first === undefined
  )
    return false
  if (!others.every(({ tokens }) => tokens.some(({ index }) => evidence.has(index)))) return false
  const telling = item.tokens.filter(({ isStop }) => !isStop)
  const isNew = telling.every(({ index }) => !touched.has(index) && !recited.has(index) && !response.denied.has(index))
  const isOfSameForm = others.every((other) => {
    const verb = verbOf(other)
    return verb !== undefined && isPast(verb.word) === isPast(first.word)
  })
  const isOfDeeds = isPast(first.word) || asked.tokens.some(({ word }) => doing.has(word))
  return (
    isNew &&
    isOfSameForm &&
    isOfDeeds &&
    item.tokens.length > 1 &&
    item.tokens.every(({ word }) => !auxiliaries.has(word))
  )
}

/** The word that an item's deed begins with; undefined where a little word stands there. */
function verbOf({ tokens }: Item): Token | undefined {
  const first = tokens.find(({ word }) => !passed.has(word))
  return first === undefined || first.isStop || first.number !== undefined ? undefined : first
}
