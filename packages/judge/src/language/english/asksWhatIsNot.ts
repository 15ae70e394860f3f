import type { Token } from '../../read/tokenize.ts'

const beForms = new Set('is are was were be am'.split(' '))

/** Whether a question asks for what there is none of ("what is not in him"): "there is no darkness" tells it rightly. */
export function asksWhatIsNot(asked: readonly Token[]): boolean {
  return asked.some(
    ({ word, index }) =>
      word === 'not' && beForms.has(asked[index - 1]?.word ?? '') && asked[index - 2]?.word === 'what',
  )
}
