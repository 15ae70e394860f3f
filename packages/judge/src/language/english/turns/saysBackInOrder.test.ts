import { describe, expect, test } from 'vitest'

import { tokenize } from '../../../read/tokenize.ts'
import { compileLexicon } from '../../../read/lexicon.ts'
import { readQuestion } from '../../../read/readQuestion.ts'
import { english } from '../english.ts'
import { saysBackInOrder } from './saysBackInOrder.ts'

const asked = readQuestion('What will the gardener give Tobin?', compileLexicon(undefined, english))

describe('who says the question back in its order', () => {
  test.each([
    ['the gardener will give Tobin a rake', [6], true],
    ['Tobin will give the gardener a rake', [6], false],
    ['the gardener will sell Tobin a rake', [6], false],
    ['a rake', [1], false],
  ])('%s', (response, evidence, isBack) => {
    expect(saysBackInOrder(asked, new Set(evidence), tokenize(response))).toBe(isBack)
  })
})
