import type { Token } from '../../read/tokenize.ts'

const subordinating = new Set('once when if after because before since while'.split(' '))
/** Where they end a question, what one doesn't have is what isn't done to him: "which care will the vineyard no longer get". */
const getting = new Set('get have receive'.split(' '))
const deeds = new Set('do does did done doing'.split(' '))

/** Whether what follows "not" in a question asks for a deed or a state ("what has it not done", "what will it not be"). */
export function asksDeed(asked: readonly Token[], { word, index }: Token): boolean {
  const next = asked[index + 1]
  return (
    deeds.has(word) ||
    (next === undefined && getting.has(word)) ||
    (['be', 'been'].includes(word) && (next?.isStop !== false || subordinating.has(next.word)))
  )
}
