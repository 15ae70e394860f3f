import { markAway, takeSeats } from '@seraph/db/queries/rooms/roomConnections'
import { vacateSeat } from '@seraph/db/queries/rooms/roomSeats'
import { findRoom } from '@seraph/db/queries/rooms/studyRooms'
import { makeSeason } from '@seraph/db/testing/make'
import { makeRoom } from '@seraph/db/testing/makeRoom'
import type { MadeRoom } from '@seraph/db/testing/makeRoom'
import { hashToken } from '@seraph/service/session'
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { makeModelClient, makeModelHub, makeWires } from '../testing/modelHub.ts'
import type { ModelClient, ModelHub } from '../testing/modelHub.ts'
import { roomQuestions } from '../testing/roomQuestions.ts'
import { testHub } from '../testing/testHub.ts'

/** Two thousand random lives of a room in `test:all`, and the same few from one seed in every other run. */
const isAll = process.env['SERAPH_TEST_ALL'] === '1'
const runs = isAll ? { numRuns: 2_000, endOnFailure: true } : { numRuns: 25, seed: 2026, endOnFailure: true }

const { db, deps } = await testHub()
await makeSeason(db, { questions: roomQuestions })

/** One thing that happens; numbers choose among whoever and whatever there is. */
const Step = fc.oneof(
  fc.record({ do: fc.constant('connect' as const), who: fc.nat(3), where: fc.nat(2) }),
  fc.record({ do: fc.constant('disconnect' as const), who: fc.nat(3) }),
  fc.record({
    do: fc.constant('answer' as const),
    who: fc.nat(3),
    question: fc.nat(19),
    isRight: fc.boolean(),
    isTwice: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('answer' as const),
    who: fc.nat(3),
    question: fc.nat(3),
    isRight: fc.boolean(),
    isTwice: fc.boolean(),
  }),
  fc.record({ do: fc.constant('assign' as const), who: fc.nat(3), chapters: fc.subarray([1, 2]) }),
  fc.record({ do: fc.constant('remove' as const), who: fc.nat(40) }),
  fc.record({ do: fc.constant('kill' as const), where: fc.nat(2) }),
  fc.record({ do: fc.constant('ghost' as const), who: fc.nat(3) }),
  fc.record({ do: fc.constant('resync' as const), who: fc.nat(3), back: fc.nat(4) }),
  fc.record({ do: fc.constant('deliver' as const), at: fc.nat(20) }),
  fc.record({ do: fc.constant('deliver' as const), at: fc.nat(20) }),
  fc.record({ do: fc.constant('drop' as const), at: fc.nat(20) }),
  fc.record({ do: fc.constant('compare' as const), where: fc.nat(2) }),
)
type Step = typeof Step extends fc.Arbitrary<infer One> ? One : never

/**
 * The room as simply as it can be said: who was removed, who has which chapters
 * and was ever given them (an answer under way outlives its chapter), and
 * the first answer to each question.
 */
type Model = {
  removed: Set<string>
  chapters: Map<string, number[]>
  given: Map<string, Set<number>>
  first: Map<string, Map<string, boolean>>
}

class Life {
  readonly wires = makeWires()
  readonly hubs: ModelHub[] = []
  readonly clients: ModelClient[]
  readonly made: MadeRoom
  readonly model: Model
  /** Connections of hubs that died with a join stored and nobody told. */
  readonly ghosts: string[] = []

  constructor(made: MadeRoom) {
    this.made = made
    this.clients = [made.host, ...made.seats].map((seat) => makeModelClient(made, seat))
    const ids = made.seats.map(({ id }) => id)
    this.model = {
      removed: new Set(),
      chapters: new Map(ids.map((id) => [id, [1]])),
      given: new Map(ids.map((id) => [id, new Set([1])])),
      first: new Map(ids.map((id) => [id, new Map()])),
    }
    for (let hub = 0; hub < 3; hub += 1) makeModelHub(deps, db, this.wires, this.hubs)
  }

  living(): ModelHub[] {
    return this.hubs.filter(({ isDead }) => !isDead)
  }

  async step(step: Step): Promise<void> {
    const client = 'who' in step ? this.clients[step.who % this.clients.length] : undefined
    const hub = 'where' in step ? this.living()[step.where % this.living().length] : undefined
    if (step.do === 'connect' && hub !== undefined) await client?.connect(hub)
    if (step.do === 'disconnect') client?.disconnect()
    if (step.do === 'answer' && client !== undefined) await this.answer(client, step)
    if (step.do === 'assign' && client !== undefined) await this.assign(client, step.chapters)
    if (step.do === 'remove' && client !== undefined && step.who < this.clients.length) await this.remove(client)
    if (step.do === 'kill' && hub !== undefined && this.living().length > 1) this.kill(hub)
    if (step.do === 'ghost' && client !== undefined) await this.haunt(client)
    if (step.do === 'resync')
      await client?.say({ type: 'resync', version: Math.max(0, (client.view?.room.version ?? 0) - step.back) })
    if (step.do === 'deliver') this.wires.deliver(step.at)
    if (step.do === 'drop') this.wires.drop(step.at)
    if (step.do === 'compare') await hub?.rooms.compare()
  }

  async answer(client: ModelClient, step: { question: number; isRight: boolean; isTwice: boolean }): Promise<void> {
    const { id: userId } = client.seat
    const submissionId = randomUUID()
    const message = {
      type: 'submit_answer',
      userId,
      submissionId,
      questionIndex: 0,
      answer: step.isRight ? 'Amoz' : 'idk',
      question: { id: `q${step.question + 1}` },
    }
    const first = this.model.first.get(userId)
    const isAllowed = !this.model.removed.has(userId) && this.model.given.get(userId)?.has(step.question < 10 ? 1 : 2)
    const isSettled = await client.submit(message)
    if (step.isTwice) {
      client.settled.delete(submissionId)
      await client.submit(message)
    }
    if (isSettled && isAllowed === true && first?.has(message.question.id) === false)
      first.set(message.question.id, step.isRight)
  }

  async assign(client: ModelClient, chapters: number[]): Promise<void> {
    const [host] = this.clients
    const { id } = client.seat
    const canAssign =
      host?.hub !== undefined && !host.hub.isDead && this.model.chapters.has(id) && !this.model.removed.has(id)
    await host?.say({ type: 'assign_chapters', participantId: id, chapters })
    if (!canAssign) return
    this.model.chapters.set(id, chapters)
    for (const chapter of chapters) this.model.given.get(id)?.add(chapter)
    await expect
      .poll(
        async () =>
          (await findRoom(db, this.made.room.id))?.participants.find((one) => one.id === id)?.assignedChapters,
        { interval: 3 },
      )
      .toEqual(chapters)
  }

  async remove({ seat: { id } }: ModelClient): Promise<void> {
    if (!this.model.chapters.has(id) || this.model.removed.has(id)) return
    this.model.removed.add(id)
    const roomId = this.made.room.id
    const happened = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('studyRooms').select('id').where('id', '=', roomId).forNoKeyUpdate().execute()
      return vacateSeat(tx, { id, roomId }, 'removed')
    })
    for (const to of this.living()) this.wires.waiting.push({ to, roomId, happened })
  }

  /** Kill -9: nothing that it would still have said or done happens; its clients notice, another hub starts. */
  kill(hub: ModelHub): void {
    hub.isDead = true
    for (const client of this.clients) if (client.hub === hub) client.disconnect()
    makeModelHub(deps, db, this.wires, this.hubs)
  }

  async haunt({ seat }: ModelClient): Promise<void> {
    const { id: userId, nickname, token } = seat
    const connectionId = randomUUID()
    const wanted = { tokenHash: hashToken(token), code: this.made.room.code, userId, nickname, connectionId, since: 0 }
    await takeSeats(db, randomUUID(), [wanted])
    this.ghosts.push(connectionId)
  }

  /** Half of what is on the wires is lost; then everybody comes back and hears everything. */
  async quieten(): Promise<void> {
    while (this.wires.waiting.length > 0) {
      this.wires.deliver(0)
      this.wires.drop(0)
    }
    const held = await db
      .selectFrom('studyRoomParticipants')
      .select('connectionId')
      .where('roomId', '=', this.made.room.id)
      .execute()
    const dead = held.flatMap(({ connectionId }) => (connectionId === null ? [] : [connectionId]))
    for (const client of this.clients) {
      const [hub] = this.living()
      if (client.hub === undefined && !this.model.removed.has(client.seat.id) && hub !== undefined)
        await client.connect(hub)
    }
    await markAway(db, [...dead.slice(0, 1), ...this.ghosts])
    await expect
      .poll(
        async () => {
          while (this.wires.waiting.length > 0) this.wires.deliver(0)
          for (const hub of this.living()) await hub.rooms.beat()
          for (const hub of this.living()) await hub.rooms.compare()
          const room = await findRoom(db, this.made.room.id)
          const staying = this.clients.filter(({ seat }) => !this.model.removed.has(seat.id))
          const behind = staying.filter(({ view }) => view?.room.version !== room?.version)
          const absent = room?.participants.filter(({ presence }) => presence === 'away' || presence === 'left')
          return {
            behind: behind.map(({ seat, view, closes, hub }) => [
              seat.id,
              view?.room.version,
              room?.version,
              closes,
              hub?.isDead,
            ]),
            absent: absent?.map(({ id }) => id),
          }
        },
        { interval: 4, timeout: 8_000 },
      )
      .toEqual({ behind: [], absent: [] })
  }

  async expectModel(): Promise<void> {
    const room = await findRoom(db, this.made.room.id)
    for (const { id } of this.made.seats) {
      const first = [...(this.model.first.get(id) ?? [])]
      expect(room?.participants.find((one) => one.id === id)).toMatchObject({
        questionsAnswered: first.length,
        pointsPossible: first.length,
        score: first.filter(([, isRight]) => isRight).length,
        assignedChapters: this.model.chapters.get(id),
        presence: this.model.removed.has(id) ? 'removed' : 'here',
      })
    }
    for (const client of this.clients) {
      expect(client.fault).toBeUndefined()
      if (this.model.removed.has(client.seat.id)) continue
      expect(client.view?.room).toEqual(room)
      const own = Object.entries(client.view?.answers ?? {}).map(([id, { evaluation }]) => [id, evaluation.score === 1])
      expect(new Map(own as [string, boolean][])).toEqual(this.model.first.get(client.seat.id) ?? new Map())
    }
    const host = this.clients[0]?.view?.marks ?? {}
    const all = [...this.model.first].flatMap(([id, first]) =>
      [...first].map(([question, isRight]) => [`${id} ${question}`, isRight] as const),
    )
    expect(new Map(Object.entries(host).map(([key, { score }]) => [key, score === 1]))).toEqual(new Map(all))
  }
}

test(
  'whatever happens, a room is what a simple model says, and every member sees that',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(Step, { minLength: 5, maxLength: 45, size: 'max' }), async (steps) => {
        const life = new Life(await makeRoom(db, { participants: 3 }))
        for (const [at, client] of life.clients.entries()) {
          const hub = life.living()[at % 2]
          if (hub !== undefined) await client.connect(hub)
        }
        for (const step of steps) await life.step(step)
        await life.quieten()
        await life.expectModel()
        for (const client of life.clients) client.disconnect()
      }),
      runs,
    )
  },
  isAll ? 3_000_000 : 60_000,
)
