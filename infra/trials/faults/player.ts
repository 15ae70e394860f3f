import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Database } from '@seraph/db/open'
import { makePlayer, makeSession } from '@seraph/db/testing/make'
import { Evaluation } from '@seraph/schema/http/evaluate'
import { playerCookie } from '@seraph/service/session'

import { ownConnections } from './ownConnections.ts'

/** What came of one call: 0 where there was no reply at all. */
export type Reply = { status: number; tookMs: number; retryAfter: number | undefined; body: unknown }

/** A browser at a quiz: it asks again under the same key until an answer is acknowledged, and then has it counted. */
export type Player = {
  id: string
  token: string
  acknowledged: (Evaluation & { questionId: string; tookMs: number })[]
  /** How many answers were begun. */
  given: () => number
  /** Every reply, refused ones too. */
  replies: Reply[]
  answer: (questionId: string, text: string) => Promise<void>
  post: (path: string, body: object, key?: string) => Promise<Reply>
}

/** How long a call may take before the browser gives it up, and how long it waits then. */
const patienceMs = 15_000
const pauseMs = 250
/** When a script gives up: no fault of the table lasts so long. */
const hopeMs = 120_000

const hourMs = 3_600_000

/** How a player's calls differ from others'. */
export type PlayerOptions = { headers?: Record<string, string>; occurredAt?: () => string }

/**
 * Makes a player with a session in the database, registered an hour ago:
 * what a browser of a wrong clock dates back is after it, and the seat, not
 * used yet, doesn't lapse in a sweep.
 */
export async function openPlayer(
  db: Database,
  addresses: () => readonly string[],
  options: PlayerOptions = {},
): Promise<Player> {
  const { id } = await makePlayer(db, { createdAt: new Date(Date.now() - hourMs) })
  return playAs({ id, token: await makeSession(db, id) }, addresses, options)
}

/** Makes so many players, no more at once than a stack's own database has connections: the last of sixty would wait for one in vain. */
export async function openPlayers(count: number, db: Database, addresses: () => readonly string[]): Promise<Player[]> {
  const players: Player[] = []
  while (players.length < count) {
    const some = Math.min(ownConnections, count - players.length)
    players.push(...(await Promise.all(Array.from({ length: some }, () => openPlayer(db, addresses)))))
  }
  return players
}

/** Plays as somebody who is signed in. `addresses`: where the api is now; each call goes to the next. */
export function playAs(
  { id, token }: { id: string; token: string },
  addresses: () => readonly string[],
  options: PlayerOptions = {},
): Player {
  const replies: Reply[] = []
  const acknowledged: Player['acknowledged'] = []
  let turn = Math.floor(Math.random() * 10)
  let given = 0
  const post: Player['post'] = async (path, body, key = randomUUID()) => {
    const known = addresses()
    const url = `${known[turn++ % known.length]}${path}`
    const headers = { ...options.headers, cookie: `${playerCookie}=${token}`, 'idempotency-key': key }
    const reply = await postJson(url, body, headers)
    replies.push(reply)
    return reply
  }
  const untilTaken = async (path: string, body: object): Promise<Reply> => {
    const key = randomUUID()
    const since = performance.now()
    for (;;) {
      const reply = await post(path, body, key)
      if (reply.status === 200) return reply
      if (reply.status >= 400 && reply.status < 500 && reply.status !== 429)
        throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
      if (performance.now() - since > hopeMs) throw new Error(`${path}: not taken, at last ${reply.status}`)
      await sleep(pauseMs)
    }
  }
  return {
    id,
    token,
    acknowledged,
    given: () => given,
    replies,
    post,
    async answer(questionId, text) {
      given += 1
      const since = performance.now()
      const reply = await untilTaken('/api/evaluate', { userAnswer: text, question: { id: questionId } })
      const evaluation = Evaluation.parse(reply.body)
      acknowledged.push({ ...evaluation, questionId, tookMs: performance.now() - since })
      const occurredAt = options.occurredAt && { occurredAt: options.occurredAt() }
      const counted = { evaluationIds: [evaluation.id], chaptersStudied: [], ...occurredAt }
      await untilTaken(`/api/player-progress/${id}/update-ai-quiz`, counted)
    },
  }
}

/** Posts JSON; never throws. `limitMs`: when it is given up. */
export async function postJson(
  url: string,
  body: object,
  headers: Record<string, string> = {},
  limitMs = patienceMs,
): Promise<Reply> {
  const since = performance.now()
  const tookMs = (): number => performance.now() - since
  try {
    const reply = await fetch(url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(limitMs),
    })
    const retryAfter = reply.headers.get('retry-after')
    const text = await reply.text()
    return {
      status: reply.status,
      tookMs: tookMs(),
      retryAfter: retryAfter === null ? undefined : Number(retryAfter),
      body: text === '' ? undefined : JSON.parse(text),
    }
  } catch (error) {
    return { status: 0, tookMs: tookMs(), retryAfter: undefined, body: String(error) }
  }
}

/** Has every player answer one question after another until `isOver`, the answers' order its own. */
export async function keepAnswering(
  players: readonly Player[],
  given: { isOver: () => boolean; questionIds: readonly string[]; answerOf: (at: number) => string; pauseMs: number },
): Promise<void> {
  await Promise.all(
    players.map(async (player, offset) => {
      for (let at = offset; !given.isOver(); at += 1) {
        await player.answer(given.questionIds[at % given.questionIds.length] ?? '', given.answerOf(at))
        await sleep(given.pauseMs)
      }
    }),
  )
}
