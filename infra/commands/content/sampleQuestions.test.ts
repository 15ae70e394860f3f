import { join } from 'node:path'

import { seasonsFolder } from '@seraph/content/pack/readPack'
import { expect, test } from 'vitest'

import { sampleQuestions } from './sampleQuestions.ts'

const folder = join(seasonsFolder, '2027-mark-peter-john')
const idsOf = (blocks: readonly string[]) => blocks.slice(2).map((block) => /^\d+\. (\S+)$/m.exec(block)?.[1])

test('the same seed draws the same questions, each once, with their verses; another draws others', async () => {
  const drawn = await sampleQuestions(folder, { seed: 7, count: 60 })
  expect(new Set(idsOf(drawn)).size).toBe(60)
  expect(await sampleQuestions(folder, { seed: 7, count: 60 })).toEqual(drawn)
  expect(idsOf(await sampleQuestions(folder, { seed: 8, count: 60 }))).not.toEqual(idsOf(drawn))
  for (const block of drawn.slice(2)) {
    expect(block).toMatch(/^ {2}(?:Mark|[12] Peter|[1-3] John) \d+:\d+ {2}\S/m)
    expect(block).toMatch(/^ {2}p1: \S/m)
    expect(block).not.toContain('not in the edition')
  }
})
