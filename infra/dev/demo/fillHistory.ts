import { randomUUID } from 'node:crypto'

import type { Database } from '@seraph/db/open'
import { recordProgress } from '@seraph/db/queries/progress/progressEvents'
import type { NewProgressEvent } from '@seraph/db/queries/progress/progressEvents'
import { countsWith, isQuestionKind } from '@seraph/schema/progress/progressKinds'
import type { ProgressKind } from '@seraph/schema/progress/progressKinds'

import type { DemoPlayer } from './demoTeams.ts'

const dayMs = 24 * 3_600_000
const longAgoMs = 60 * dayMs
const chapters = 33

/** Gives players their days of study: one event a kind and day, in the season in play; and makes them as old as that takes. */
export async function fillHistory(db: Database, players: readonly (DemoPlayer & { id: string })[]): Promise<void> {
  const { id: seasonId } = await db.selectFrom('seasons').select('id').where('place', '=', 1).executeTakeFirstOrThrow()
  const longAgo = new Date(Date.now() - longAgoMs)
  for (const { id, daysAgo, kinds, accuracy, isPubliclyVisible } of players) {
    // A place that a coach made is taken by the first login.
    const own = { createdAt: longAgo, isPubliclyVisible, isSlotReserved: daysAgo.length === 0 }
    await db.updateTable('players').set(own).where('id', '=', id).execute()
    if (daysAgo.length > 0)
      await db.insertInto('logins').values({ id: randomUUID(), playerId: id, loggedInAt: longAgo }).execute()
    for (const [at, ago] of daysAgo.entries())
      for (const kind of kinds)
        await recordProgress(
          db,
          eventOf({ playerId: id, seasonId, kind, ago, chapter: 1 + ((at * 5) % chapters), accuracy }),
        )
  }
}

function eventOf(given: {
  playerId: string
  seasonId: string
  kind: ProgressKind
  ago: number
  chapter: number
  accuracy: number
}): NewProgressEvent {
  const { playerId, seasonId, kind, ago, chapter, accuracy } = given
  const occurredAt = new Date(Date.now() - ago * dayMs)
  const isMarked = isQuestionKind(kind)
  const possible = isMarked ? 25 : 0
  const earned = Math.round((possible * accuracy) / 100)
  const memoryPoints = kind === 'memory' ? 40 + accuracy : 0
  const work = { chapter, needMs: 1_000, triviaPoints: 0, memoryPoints }
  return {
    id: randomUUID(),
    idempotencyKey: null,
    requestHash: 'demo',
    seasonId,
    playerId,
    kind,
    occurredAt: occurredAt.getTime(),
    localDate: occurredAt.toISOString().slice(0, 10),
    studySeconds: 900,
    chapters: [chapter],
    counts: countsWith({
      questionsAnswered: isMarked ? 12 : 0,
      pointsEarned: earned,
      pointsPossible: possible,
      crosswordsCompleted: kind === 'crossword' ? 1 : 0,
      triviaPoints: kind === 'trivia' ? earned * 100 : 0,
      memoryPoints,
    }),
    correctionOf: null,
    evaluationIds: [],
    actions: Array.from({ length: isMarked ? 12 : 1 }, (_, at) => ({
      ...work,
      subject: `demo ${chapter} ${at}`,
      triviaPoints: kind === 'trivia' && at === 0 ? earned * 100 : 0,
    })),
    timeZone: 'UTC',
  }
}
