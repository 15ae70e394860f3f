import { describe, expect, test } from 'vitest'

import { judge } from './judge.ts'
import { judgingTable } from './testing/judgingTable.ts'
import { tableLexicon } from './testing/tableLexicon.ts'

describe('judge', () => {
  for (const { rows, ...question } of judgingTable) {
    describe(question.question, () => {
      test.each(rows)('%s: %j earns %i', (_kind, response, score) => {
        expect(judge(question, response, tableLexicon).score).toBe(score)
      })
    })
  }
})
