import { noAnswer } from '@seraph/judge/say/noAnswer'
import { expect, test } from 'vitest'

import { readJudgedSeasons } from './testing/judgedSeasons.ts'

const { every } = await readJudgedSeasons()

test('"I don\'t know" is no answer to any question of any season', () => {
  expect(every.length).toBeGreaterThan(1_000)
  expect(every.filter((one) => one.scoreOf(noAnswer) > 0).map(({ question }) => question.question)).toEqual([])
})
