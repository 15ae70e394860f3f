import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { pieces } from './pieces.ts'

const sentence = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 130 })
  .map((words) => ({ words, merged: words }))

test('every word stands in a piece, none has more than 40 words, and all are at most three times the text', () => {
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 12 }), (sentences) => {
      const found = pieces(sentences).map((piece) => piece.flatMap(({ words }) => words))
      const size = (rows: readonly (readonly string[])[]): number => rows.reduce((sum, row) => sum + row.length, 0)
      const whole = size(sentences.map(({ words }) => words))
      expect(Math.max(0, ...found.map((words) => words.length))).toBeLessThanOrEqual(40)
      expect(size(found)).toBeGreaterThanOrEqual(whole)
      expect(size(found)).toBeLessThanOrEqual(4 * whole)
    }),
  )
})
