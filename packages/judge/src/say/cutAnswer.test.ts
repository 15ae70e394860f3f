import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { cutAnswer } from './cutAnswer.ts'
import { spokenWords } from './spokenWords.ts'

/** An answer as it is cut: `[words|number of the part]`. */
function cut(answer: string, ...evidence: string[]): string {
  const pieces = cutAnswer(
    answer,
    evidence.map((one) => ({ evidence: one })),
  )
  return pieces.map(({ text, part }) => (part === undefined ? text : `[${text}|${part + 1}]`)).join('')
}

test.each([
  ['uziah, Jothem and AHAZ!', ['uziah', 'jothem', 'Ahaz', ''], '[uziah|1], [Jothem|2] and [AHAZ|3]!'],
  ['Lord of the hosts cried', ['Lord hosts'], '[Lord|1] of the [hosts|1] cried'],
  ['seventy-seven men', ['seventy seven'], '[seventy-seven|1] men'],
  ['They don’t', ["don't"], 'They [don’t|1]'],
  ['J\u00f3th\u0061\u0301m', ['Jotham'], '[J\u00f3th\u0061\u0301m|1]'],
  ['Ahaz Ahaz', ['Ahaz'], '[Ahaz|1] Ahaz'],
  ['holy, holy', ['holy', 'holy'], '[holy|1], [holy|2]'],
  ['a great king of the great sea', ['great sea'], 'a great king of the [great sea|1]'],
  ['a purple elephant', ['king'], 'a purple elephant'],
  ['the king', ['king David'], 'the king'],
  ['', ['king'], ''],
])('%j with the evidence %j is cut to %j', (answer, evidence, pieces) => {
  expect(cut(answer, ...evidence)).toBe(pieces)
})

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc
    .array(fc.constantFrom('king', 'King', 'kíng', 'of', 'sea', ', ', '-', ' ', '\n', '’', '\u200b'), { maxLength: 40 })
    .map((words) => words.join('')),
)
const answerAndEvidence = text.chain((answer) => {
  const words = spokenWords(answer).map(({ raw }) => raw)
  const own = words.length === 0 ? fc.constant('') : fc.subarray(words).map((some) => some.join(' '))
  return fc.tuple(fc.constant(answer), fc.array(fc.oneof(own, text), { maxLength: 8 }))
})

test('put together, the pieces are exactly the answer, and none of them is empty', () => {
  fc.assert(
    fc.property(answerAndEvidence, ([answer, evidence]) => {
      const pieces = cutAnswer(
        answer,
        evidence.map((one) => ({ evidence: one })),
      )
      expect(pieces.map((piece) => piece.text).join('')).toBe(answer)
      expect(pieces.every((piece) => piece.text !== '')).toBe(true)
    }),
  )
})

test('what is heard for a part are words of its evidence, each once', () => {
  fc.assert(
    fc.property(answerAndEvidence, ([answer, evidence]) => {
      const pieces = cutAnswer(
        answer,
        evidence.map((one) => ({ evidence: one })),
      )
      for (const [part, one] of evidence.entries()) {
        const open = spokenWords(one).map(({ folded }) => folded)
        const heard = pieces.filter((piece) => piece.part === part).flatMap((piece) => spokenWords(piece.text))
        for (const { folded } of heard) {
          const at = open.indexOf(folded)
          expect(at).toBeGreaterThanOrEqual(0)
          open.splice(at, 1)
        }
      }
    }),
  )
})
