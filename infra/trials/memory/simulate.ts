import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { readPack, seasonsFolder } from '@seraph/content/pack/readPack'
import { dayMs } from '@seraph/domain/review/applyReview'
import { memoryState } from '@seraph/domain/review/cards/memoryState'
import type { ReviewQuestion } from '@seraph/domain/review/reviewQuestion'
import { seededRandom } from '@seraph/infra/test/seededRandom'

import { openChild } from './simulatedChild.ts'
import { ways } from './ways.ts'

const { values: flags } = parseArgs({
  options: {
    season: { type: 'string', default: '2027-mark-peter-john' },
    children: { type: 'string', default: '1000' },
    weeks: { type: 'string', default: '12' },
    questions: { type: 'string', default: '24' },
    members: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  },
})
const [children, days, limit] = [Number(flags.children), 7 * Number(flags.weeks), Number(flags.questions)]

const pack = await readPack(join(seasonsFolder, flags.season))
const assigned = pack.questions.slice(0, Math.ceil(pack.questions.length / Number(flags.members)))
const questions: ReviewQuestion[] = assigned.map(({ question }, nth) => ({
  id: question.id,
  nth,
  verse: question.id.split('-').slice(0, 3).join('-'),
  cards: ('parts' in question ? question.parts : [{ id: 'p1' }]).map(({ id }) => `${question.id}/${id}`),
  isAssigned: false,
}))
const parts = questions.flatMap(({ cards }) => cards)
const start = Date.UTC(2026, 9, 24, 15)
const eventAt = start + days * dayMs

console.log(
  `${children} children, ${days} days of ${limit} questions, ${questions.length} questions with ${parts.length} parts (${flags.season}, seed ${flags.seed})`,
)
const results = Object.entries(ways).map(([name, choose]) => {
  let [kept, recalled, met] = [0, 0, 0]
  for (let number = 0; number < children; number += 1) {
    const random = seededRandom(Number(flags.seed) * 100_003 + number)
    const child = openChild(random)
    for (let day = 0; day < days; day += 1) {
      const now = start + day * dayMs
      for (const question of choose({ questions, child, now, eventAt, limit, day, random }))
        child.answer(question.cards, now)
    }
    kept += parts.filter((part) => memoryState(child.cards.get(part), eventAt).state === 'kept').length
    recalled += parts.reduce((sum, part) => sum + child.recallOf(part, eventAt), 0)
    met += child.cards.size
  }
  return { name, kept: kept / children, recalled: recalled / children, met: met / children }
})
const [today] = results
for (const { name, kept, recalled, met } of results) {
  const ratio = (one: number | undefined, other: number): string => ((one ?? 0) / Math.max(other, 0.1)).toFixed(2)
  console.log(
    `${name.padEnd(9)} kept ${kept.toFixed(0).padStart(5)} (today ${ratio(today?.kept, kept)} ×)   recalled on the day ${recalled.toFixed(0).padStart(5)} (${ratio(today?.recalled, recalled)} ×)   met ${met.toFixed(0).padStart(5)}`,
  )
}
