import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

import { readMarks } from '@seraph/db/testing/readMarks'
import { Evaluation } from '@seraph/schema/http/evaluate'

import { openPlayer } from '../player.ts'
import type { Row } from '../row.ts'
import { until } from '../until.ts'
import { withStack } from '../withStack.ts'

const times = 50

export const sameSubmission: Row = {
  name: 'same-submission',
  fault: 'the same submission 50 times in parallel over two processes; same key, other body',
  mustBeSeen: 'counted once, same reply; 409',
  isQuick: true,
  run: (stores, see) =>
    withStack(stores, { apps: { rooms: 0, worker: 1 } }, async (stack) => {
      const player = await openPlayer(stack.db, () => stack.api.map(({ url }) => url))
      const repeat = async (path: string, body: object, key: string) => {
        const replies = await Promise.all(Array.from({ length: times }, () => player.post(path, body, key)))
        const taken = replies.filter(({ status }) => status === 200)
        const isSame = taken.every((reply) => isDeepStrictEqual(idsOf(reply.body), idsOf(taken[0]?.body)))
        see(
          `${path.split('/').at(-1)}: ${taken.length} of ${times} taken, ${isSame ? 'one reply' : 'replies differ'}`,
          taken.length === times && isSame,
        )
        return taken[0]?.body
      }
      const key = randomUUID()
      const body = { userAnswer: 'Amoz', question: { id: 'q1' } }
      const evaluation = Evaluation.parse(await repeat('/api/evaluate', body, key))
      const counted = { evaluationIds: [evaluation.id], chaptersStudied: [1], studyTime: 1 }
      const eventKey = randomUUID()
      await repeat(`/api/player-progress/${player.id}/update-ai-quiz`, counted, eventKey)
      await until(async () => (await readMarks(stack.db, [player.id])).pending === 0, 10_000)
      const marks = await readMarks(stack.db, [player.id])
      const { answers, totalQuestions, totalPoints, pending } = marks
      see(
        `stored ${answers}, in the totals ${totalQuestions} with ${totalPoints} point`,
        answers === 1 && totalQuestions === 1 && totalPoints === 1 && pending === 0,
      )
      const other = await player.post('/api/evaluate', { ...body, userAnswer: 'Ahaz' }, key)
      const otherEvent = await player.post(
        `/api/player-progress/${player.id}/update-ai-quiz`,
        { ...counted, studyTime: 2 },
        eventKey,
      )
      see(`another body: ${other.status}, ${otherEvent.status}`, other.status === 409 && otherEvent.status === 409)
    }),
}

/** What of a reply must be the same: progress is of the moment. */
function idsOf(body: unknown): unknown {
  const { eventId } = body as { eventId?: string }
  return eventId ?? body
}
