import { comesBack } from '@seraph/domain/review/comesBack'
import type { PartStanding } from '@seraph/schema/http/today'

import type { Quiz } from './quizState.ts'

/** What of a round comes back and when, as this browser can tell without the server; an answer of a former version is told by nothing. */
export function missedHere({ marks, reviews }: Pick<Quiz, 'marks' | 'reviews'>): PartStanding[] {
  const answers = Object.entries(marks).flatMap(([questionId, { parts }]) => {
    const review = reviews[questionId]
    return review === undefined ? [] : [{ questionId, parts, ...review }]
  })
  const names = new Map<string, string[]>()
  for (const { questionId, parts } of answers)
    for (const { id, part } of parts) {
      const name = `${questionId}/${id?.split('.')[0] ?? ''}`
      names.set(name, [...(names.get(name) ?? []), part])
    }
  return [...comesBack(answers)].map(([name, dueAt]) => ({
    part: (names.get(name) ?? []).join(' '),
    state: 'seen',
    since: new Date(reviews[name.slice(0, name.lastIndexOf('/'))]?.at ?? 0).toISOString(),
    dueAt: new Date(dueAt).toISOString(),
  }))
}
