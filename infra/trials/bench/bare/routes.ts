import { createHash, randomUUID } from 'node:crypto'

import { openDatabase } from '@seraph/db/open'
import { listClubEvents } from '@seraph/db/queries/clubs/clubEvents'
import { insertEvaluation } from '@seraph/db/queries/progress/evaluations'
import { findReportState } from '@seraph/db/queries/progress/reportState'
import { recordProgress } from '@seraph/db/queries/progress/progressEvents'
import { findSession } from '@seraph/db/queries/sessions/sessions'
import { makeJudgement } from '@seraph/db/testing/makeMarks'
import { countsWith } from '@seraph/schema/progress/progressKinds'
import type { FastifyRequest } from 'fastify'

import { listen } from './listen.ts'

/**
 * Bare Fastify with the same statements through kysely, and nothing else: no validation, no judge, no log, no queue, no reply of an
 * agreed shape. What it sends is the row.
 */
const { DATABASE_URL: url = '', SEASON: seasonId = '' } = process.env
const db = openDatabase({ url, poolSize: 10, onError: () => undefined })
const judgement = makeJudgement()

function tokenOf(request: FastifyRequest): Buffer {
  const token = /seraph_player=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  return createHash('sha256').update(token).digest()
}

const keyOf = (request: FastifyRequest): string => String(request.headers['idempotency-key'])

async function readSession(request: FastifyRequest): Promise<unknown> {
  const session = await findSession(db, tokenOf(request))
  return { session, days: await listClubEvents(db, { playerId: session?.player.id ?? '' }) }
}

async function readProgress(request: FastifyRequest): Promise<unknown> {
  await findSession(db, tokenOf(request))
  return findReportState(db, (request.params as { id: string }).id, seasonId)
}

async function update(request: FastifyRequest): Promise<unknown> {
  const session = await findSession(db, tokenOf(request))
  const body = request.body as { chaptersStudied: number[]; studyTime: number }
  return recordProgress(db, {
    id: randomUUID(),
    idempotencyKey: keyOf(request),
    requestHash: '',
    seasonId,
    playerId: session?.player.id ?? '',
    kind: 'study',
    occurredAt: Date.now(),
    localDate: new Date().toISOString().slice(0, 10),
    studySeconds: body.studyTime * 60,
    chapters: body.chaptersStudied,
    counts: countsWith(),
    correctionOf: null,
    evaluationIds: [],
    actions: [],
    timeZone: null,
  })
}

async function evaluate(request: FastifyRequest): Promise<unknown> {
  const { userAnswer, question } = request.body as { userAnswer: string; question: { id: string } }
  return insertEvaluation(db, {
    id: randomUUID(),
    idempotencyKey: keyOf(request),
    requestHash: '',
    seasonId,
    question: { id: question.id, version: '1', chapter: 1 },
    player: undefined,
    response: userAnswer,
    builtIn: judgement,
    judgeVersion: '1',
    leaseMs: undefined,
  })
}

await listen((app) => {
  app.get('/session', (request) => readSession(request))
  app.get('/progress/:id', (request) => readProgress(request))
  app.post('/update/:id', (request) => update(request))
  app.post('/evaluate', (request) => evaluate(request))
})
