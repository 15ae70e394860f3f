import type { Token } from '../../read/tokenize.ts'

const subordinating = new Set('once when if after because before since while'.split(' '))
const deeds = new Set('do does did done doing'.split(' '))

/** Whether what follows "not" in a question asks for a deed or a state ("what has it not done", "what will it not be"). */
export function asksDeed(asked: readonly Token[], { word, index }: Token): boolean {
  const next = asked[index + 1]
  return deeds.has(word) || (['be', 'been'].includes(word) && (next?.isStop !== false || subordinating.has(next.word)))
}
