import { answerAll, openRooms, stopRooms, untilAllIn } from '../playRooms.ts'
import { openPlayer } from '../player.ts'
import type { Row } from '../row.ts'
import { seeExactPlayers } from '../seeExactPlayers.ts'
import { seeExactRooms } from '../seeExactRoom.ts'
import { questionIds } from '../stack.ts'
import { seconds, until } from '../until.ts'
import { withStack } from '../withStack.ts'

const goneMs = 30_000
const nowhere = ['http://127.0.0.1:1']

export const clientGone: Row = {
  name: 'client-gone',
  fault: 'client gone 30 s in a quiz and in a room, with 10 answers unsent',
  mustBeSeen: 'sent once, in order; a snapshot where history is gone',
  isQuick: false,
  run: (stores, see) =>
    withStack(stores, {}, async (stack) => {
      let isAway = false
      const player = await openPlayer(stack.db, () => (isAway ? nowhere : stack.api.map(({ url }) => url)))
      const rooms = await openRooms(stack, { rooms: 1, participants: 16 })
      const [gone, ...others] = rooms[0]?.members ?? []
      if (gone === undefined) throw new Error('nobody is in the room')
      await player.answer('q1', 'Amoz')
      gone.setOnline(false)
      gone.cut()
      isAway = true
      const since = performance.now()
      const unsent = (async () => {
        for (const id of questionIds.slice(1, 11)) await player.answer(id, 'Amoz')
      })()
      for (const id of questionIds.slice(0, 10)) gone.answer(id, 'Amoz')
      // The others do more meanwhile than a hub remembers of a room.
      await answerAll([{ roomId: '', host: gone, members: others }], 8_000)
      await until(() => performance.now() - since > goneMs, 2 * goneMs)
      see(
        `${gone.client.getState().waiting.length} answers waited in the room`,
        gone.client.getState().waiting.length === 10,
      )
      const before = gone.applied.length
      gone.setOnline(true)
      isAway = false
      await unsent
      const backMs = await untilAllIn(rooms, 10_000)
      see(`back in the room after ${seconds(backMs)}`, backMs !== undefined)
      await seeExactPlayers(stack.db, [player], see)
      await seeExactRooms(stack.db, rooms, see)
      const isSnapshot = gone.applied[before]?.isSnapshot === true
      see(
        `${(gone.applied[before]?.version ?? 0) - (gone.applied[before - 1]?.version ?? 0)} versions were caught up by ${isSnapshot ? 'a snapshot' : 'history'}`,
        isSnapshot,
      )
      const answers = Object.values(gone.client.getState().view?.answers ?? {}).toSorted(
        (a, b) => a.version - b.version,
      )
      see(
        'the kept answers arrived in order',
        answers.map(({ questionId }) => questionId).join() === questionIds.slice(0, 10).join(),
      )
      stopRooms(rooms)
    }),
}

const clocks = {
  'ahead by 90 s': 90,
  'behind by 90 s': -90,
  'ahead by a year': 365 * 86_400,
  'behind by a year': -365 * 86_400,
}

export const clockWrong: Row = {
  name: 'clock-wrong',
  fault: 'client’s clock wrong by 90 s or a year, either way',
  mustBeSeen: 'server time rules: counted once, never in the future, never before the registration',
  isQuick: false,
  run: (stores, see) =>
    withStack(stores, { apps: { rooms: 0, worker: 1 } }, async (stack) => {
      for (const [name, seconds] of Object.entries(clocks)) {
        const occurredAt = (): string => new Date(Date.now() + seconds * 1_000).toISOString()
        const player = await openPlayer(stack.db, () => stack.api.map(({ url }) => url), { occurredAt })
        const before = Date.now()
        await player.answer('q1', 'Amoz')
        const event = await stack.db
          .selectFrom('progressEvents')
          .select(['occurredAt', 'createdAt'])
          .where('playerId', '=', player.id)
          .executeTakeFirstOrThrow()
        const offset = Math.round((event.occurredAt.getTime() - before) / 1_000)
        // A time within the last 7 days is believed (rule 19); any other says only that the clock is wrong.
        const isRight = seconds === -90 ? Math.abs(offset + 90) <= 2 : offset >= 0 && offset <= 2
        see(
          `${name}: counted ${offset === 0 ? 'at the time of receipt' : `at ${offset} s`}`,
          isRight && event.occurredAt <= event.createdAt,
        )
        await seeExactPlayers(stack.db, [player], see)
      }
    }),
}
