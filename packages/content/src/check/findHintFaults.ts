import type { Fault } from './fault.ts'
import type { RenderedQuestion } from '../make/renderQuestion.ts'

/** Questions whose hint promises a name ("A name", "Two names"), though a part of the answer begins with none. */
export function findHintFaults(questions: readonly RenderedQuestion[]): Fault[] {
  return questions
    .filter(({ hint }) => /\bnames?$/.test(hint))
    .flatMap(({ id, hint, parts }) =>
      parts
        .filter(({ text }) => !/^(?:the |an? |to |from |of |by |in |beyond |around )*\p{Lu}/u.test(text))
        .map(({ text }) => ({ where: id, what: `the hint says "${hint}", and "${text}" is none` })),
    )
}
