import type { Database } from '@seraph/db/open'
import type { Recall } from '@seraph/schema/review'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'

import { playerToken } from '../fill/fillPlayers.ts'
import type { Running } from '../stack/openGroup.ts'
import { asPlayers, withKey } from './asPlayers.ts'
import { httpLoad } from './httpLoad.ts'
import type { HttpRun } from './httpLoad.ts'

/**
 * What an answer takes of CPU in µs from its mark until it is in totals and cards: all of it, and what the worker and the stores do
 * after the mark.
 */
export type AnswerThrough = { cpuUs: number; workerUs: number; laterStoresUs: number; answers: number }

type Options = {
  seasonId: string
  question: { id: string; parts: readonly { text: string }[] }
  recall: Recall
  players: number
  connections: number
  seconds: number
  storesCpu: () => number
}

/** Has answers marked as `httpLoad` does: each player the same question, in turn. */
export function markAnswers(api: Running, isCold: boolean, options: Options): Promise<HttpRun> {
  const { seasonId, question, recall, players, ...load } = options
  const body = {
    userAnswer: question.parts.map(({ text }) => text).join(' and '),
    question: { id: question.id },
    recall,
  }
  return httpLoad(
    api,
    asPlayers(players, () => `/api/evaluate?season=${seasonId}`, withKey(body)),
    { ...load, isCold },
  )
}

/**
 * Has answers marked, each counted by an event of its own as a browser sends it, and waits until a worker has put all of them into
 * totals and cards.
 */
export async function answerThrough(
  { api, worker, db }: { api: Running; worker: Running; db: Database },
  options: Options,
): Promise<AnswerThrough> {
  const { rows: clock } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const marked = await markAnswers(api, false, options)
  const { rows } = await sql<{ id: string; playerId: string; player: number }>`
    select e.id, e.player_id, substr(p.code, 2)::integer as player from evaluations e join players p on p.id = e.player_id
    where e.created_at >= ${clock[0]?.now} order by e.created_at`.execute(db)
  const { storesCpu, connections } = options
  const cpu = (): readonly [number, number, number] => [api.cpu(), worker.cpu(), storesCpu()]
  const before = cpu()
  const left = rows.values()
  await Promise.all(Array.from({ length: connections }, () => sendEvents(api, left, options.seasonId)))
  while (await isPending(db)) await sleep(50)
  const taken = cpu().map((seconds, at) => ((seconds - (before[at] ?? 0)) / rows.length) * 1e6)
  const [apiUs = 0, workerUs = 0, laterStoresUs = 0] = taken
  return {
    cpuUs: marked.cpuUs + marked.storesUs + apiUs + workerUs + laterStoresUs,
    workerUs,
    laterStoresUs,
    answers: rows.length,
  }
}

async function sendEvents(
  api: Running,
  left: Iterable<{ id: string; playerId: string; player: number }>,
  seasonId: string,
): Promise<void> {
  for (const { id, playerId, player } of left) {
    const { body, headers } = withKey({
      questionsAnswered: 1,
      chaptersStudied: [1],
      studyTime: 1,
      evaluationIds: [id],
    })()
    const reply = await fetch(`${api.url}/api/player-progress/${playerId}/update-ai-quiz?season=${seasonId}`, {
      method: 'POST',
      body,
      headers: { ...headers, cookie: `seraph_player=${playerToken(player)}` },
    })
    if (!reply.ok) throw new Error(`an event was answered with ${reply.status}`)
    await reply.arrayBuffer()
  }
}

/** Is an event not in the totals yet, or an answer not in the cards? */
async function isPending(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from progress_events where applied_at is null
    union all select from evaluations where not is_logged and event_id is not null and player_id is not null and recall <> 'practice'
    union all select from reviews where applied_at is null
    limit 1`.execute(db)
  return rows.length > 0
}
