import type { Token } from '../../read/tokenize.ts'

const deeds = new Set('do does did done doing'.split(' '))

/** Whether what follows "not" in a question asks for a deed or a state ("what has it not done", "what will it not be"). */
export function asksDeed(asked: readonly Token[], { word, index }: Token): boolean {
  return deeds.has(word) || (['be', 'been'].includes(word) && asked[index + 1]?.isStop !== false)
}
