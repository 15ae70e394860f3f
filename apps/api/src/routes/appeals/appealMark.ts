import { countGuestAppeal, findDoubtedMark, insertAppeal } from '@seraph/db/queries/appeals/appeals'
import type { DoubtedMark } from '@seraph/db/queries/appeals/appeals'
import { insertSheetMark } from '@seraph/db/queries/events/sheetMarks'
import type { Tx } from '@seraph/db/open'
import { stripCodes } from '@seraph/domain/codes/stripCodes'
import { appealedWording } from '@seraph/judge/revise/appealedWording'
import { appealMark, longestNote } from '@seraph/schema/http/appeals/appeals'
import type { BodyOf } from '@seraph/schema/http/endpoint'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'

import { findCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { countHeeded, heedDistress } from '../../heedDistress.ts'
import { idempotent } from '../../http/idempotent.ts'
import { serve } from '../../http/serve.ts'
import { findPlayerSession } from '../../session.ts'
import { isHost } from '../studyRooms/roomAccess.ts'
import { findDoubtedSheet } from './findDoubtedSheet.ts'

/** Stores an appeal about a part that a mark doesn't give, with kind words for a sentence that speaks of distress (rule 50). */
export function addAppealMark(app: FastifyInstance, deps: Deps): void {
  serve(app, appealMark, async ({ body, request }) => {
    const { partId, note } = body
    const session = await findPlayerSession(deps, request)
    await deps.callLimit.count('appeal', request.ip, session?.player.id)
    const mark = await findDoubted(deps, request, body)
    const askedBy = await findAsker(deps, request, mark, session?.player.id)
    const wording = wordingOf(mark, partId)
    const heeded = note === undefined ? undefined : await heedDistress(deps, note, { playerId: session?.player.id })
    let isNew = false
    const { seasonId, questionId, playerId } = mark
    const { reply } = await idempotent(deps, request, async (tx) => {
      isNew = true
      if (askedBy === 'guest' || playerId === null) {
        await countGuestAppeal(tx, { seasonId, questionId, partId })
        return { status: 'counted' as const }
      }
      await mark.store(tx, playerId)
      const about = { evaluationId: mark.id, playerId, seasonId, questionId, partId, wording, askedBy }
      await insertAppeal(tx, { id: randomUUID(), ...about, note: note && stripCodes(note).slice(0, longestNote) })
      return { status: 'waiting' as const }
    })
    if (isNew && heeded !== undefined) await countHeeded(deps, { kind: heeded.kind, box: 'appeal' })
    return heeded === undefined ? reply : { ...reply, care: heeded.care }
  })
}

/** What is asked about; `store` puts it among the marks that people decide about, where it isn't there. */
type Doubted = DoubtedMark & { id: string; store: (tx: Tx, playerId: string) => Promise<void> }

async function findDoubted(deps: Deps, request: FastifyRequest, body: BodyOf<typeof appealMark>): Promise<Doubted> {
  if ('evaluationId' in body) {
    const mark = await findDoubtedMark(deps.db, body.evaluationId)
    if (mark === undefined) throw new AppError('evaluation_not_found')
    return { ...mark, id: body.evaluationId, store: () => Promise.resolve() }
  }
  const sheet = await findDoubtedSheet(deps, request, body)
  const isNobodys = { coachId: null, roomId: null, isAwaitingModel: false }
  const store = (tx: Tx, playerId: string) => insertSheetMark(tx, { ...sheet, playerId })
  return { ...sheet, ...isNobodys, questionId: sheet.question.id, store }
}

/** Who asks: the player, the player's coach, the host of the room, or anybody about a guest's mark; `forbidden` for everybody else. */
async function findAsker(
  deps: Deps,
  request: FastifyRequest,
  mark: DoubtedMark,
  playerId: string | undefined,
): Promise<'player' | 'coach' | 'host' | 'guest'> {
  if (mark.playerId === null) return 'guest'
  if (mark.playerId === playerId) return 'player'
  const coachId = (await findCoach(deps, request))?.coach?.id
  if (coachId !== undefined && coachId === mark.coachId) return 'coach'
  if (mark.roomId !== null && (await isHost(deps, request, mark.roomId))) return 'host'
  throw new AppError('forbidden')
}

/** What of the answer is meant; `invalid_request` where the part isn't one that it lacks, or the answer says nothing. */
function wordingOf({ judgement, response }: DoubtedMark, partId: string): string {
  const part = judgement.parts.find(({ id }) => id === partId)
  const wording = response === null ? '' : appealedWording(judgement, partId, response)
  if (part !== undefined && part.status !== 'given' && wording !== '') return wording
  throw new AppError('invalid_request', { issues: [{ path: 'partId', message: 'must be a part that is missing' }] })
}
