import { expect, test } from 'vitest'

import { probeStrangers } from './check/probes/probeStrangers.ts'
import { renderPack } from './make/renderPack.ts'
import { readSeasonPack } from './testing/readSeasonPack.ts'
import { worldEnglishBible } from './worldEnglishBible.ts'

const isAll = process.env['SERAPH_TEST_ALL'] === '1'

test.runIf(isAll).each(['2026-isaiah', '2027-mark-peter-john'])(
  'none of 30 answers to other questions earns anything in %s, of which the check tries ten',
  async (name) => {
    const pack = await readSeasonPack(name)
    const { questions } = renderPack(pack, await worldEnglishBible(pack.season.books.map((book) => book.name)))
    const { report } = probeStrangers(questions, pack.lexicon)
    expect(report.judged).toBeGreaterThan(20 * questions.length)
    expect(report.earned).toEqual([])
  },
)
