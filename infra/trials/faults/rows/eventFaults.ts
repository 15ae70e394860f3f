import { setTimeout as sleep } from 'node:timers/promises'

import { eventMembers, openEvent, playQuestion } from '../playEvent.ts'
import type { PlayedEvent } from '../playEvent.ts'
import type { Row, See } from '../row.ts'
import { seeExactEvent } from '../seeExactEvent.ts'
import type { Stack } from '../stack.ts'
import type { Stores } from '../stores.ts'
import { seconds, until } from '../until.ts'
import { withStack } from '../withStack.ts'

const backWithinMs = 5_000
const teams = 4
const fewQuestions = 8
/** In which question the fault comes. */
const faultAt = 2
const mustBeSeen = 'the event goes on, each acknowledged draft counts, exact sheets, marks and points at the end'

type Given = { stack: Stack; event: PlayedEvent; see: See }

/** Plays an event of four teams of six over two hubs to its end. */
async function playThrough(
  stores: Stores,
  see: See,
  faults: {
    questions?: number
    before?: (given: Given) => Promise<void>
    inAnswer?: (given: Given) => Promise<void>
    inMarking?: (given: Given) => Promise<void>
    after?: (given: Given) => Promise<void>
  },
): Promise<void> {
  await withStack(stores, { apps: { worker: 0 } }, async (stack) => {
    const event = await openEvent(stack, teams, faults.questions ?? fewQuestions)
    const given = { stack, event, see }
    await faults.before?.(given)
    let drafts = 0
    for (let question = 0; question < event.questions; question += 1) {
      const { inAnswer, inMarking } = faults
      drafts += await playQuestion(stack, event, question, {
        ...(question === faultAt && inAnswer && { inAnswer: () => inAnswer(given) }),
        ...(question === faultAt && inMarking && { inMarking: () => inMarking(given) }),
      })
    }
    await faults.after?.(given)
    const replies = eventMembers(event).flatMap((one) => one.replies)
    const odd = replies.filter(({ status }) => status >= 500 && status !== 503)
    see(`${drafts} drafts acknowledged, ${odd.length} of ${replies.length} calls failed oddly`, odd.length === 0)
    await seeExactEvent(stack.db, event, stack.api[0]?.url ?? '', see)
    for (const one of eventMembers(event)) one.stop()
  })
}

export const eventHubKilled: Row = {
  name: 'event-hub-killed',
  fault: 'one of two hubs killed -9 while the sheets of an event are open',
  mustBeSeen: `all back within 5 s; ${mustBeSeen}`,
  isQuick: true,
  run: (stores, see) =>
    playThrough(stores, see, {
      async inAnswer({ stack, event }) {
        await stack.rooms[1]?.end('SIGKILL')
        await sleep(100)
        const all = eventMembers(event)
        const away = all.filter((one) => !one.isIn()).length
        see(`${away} of ${all.length} lost their line`, away >= 10)
        const took = await until(() => all.every((one) => one.isIn()), 3 * backWithinMs)
        see(`all back after ${seconds(took && took + 100)}`, took !== undefined && took + 100 <= backWithinMs)
      },
    }),
}

export const eventPostgresGone: Row = {
  name: 'event-postgres-gone',
  fault: 'PostgreSQL gone for 5 s as the sheets of an event are marked',
  mustBeSeen,
  isQuick: false,
  run: (stores, see) =>
    playThrough(stores, see, {
      async inMarking({ stack, event }) {
        stack.postgresProxy.cut()
        await sleep(5_000)
        const refused = eventMembers(event).flatMap(({ replies }) => replies.filter(({ status }) => status === 503))
        see(`${refused.length} calls refused with 503 meanwhile`, refused.length > 0)
        stack.postgresProxy.restore()
      },
    }),
}

export const eventRedisGone: Row = {
  name: 'event-redis-gone',
  fault: 'Redis gone throughout an event',
  mustBeSeen: `phases are heard of by comparing every 2 s; ${mustBeSeen}`,
  isQuick: false,
  run: (stores, see) =>
    playThrough(stores, see, {
      before: async ({ stack }) => stack.redisProxy.cut(),
      async inAnswer({ event }) {
        const all = eventMembers(event)
        const took = await until(
          () => all.every(({ stood }) => stood.at(-1)?.phase === 'answer' && stood.at(-1)?.question === faultAt),
          backWithinMs,
        )
        see(`all hear of the open sheets after ${seconds(took)}`, took !== undefined && took <= 2_500)
      },
    }),
}

export const eventWhole: Row = {
  name: 'event-whole',
  fault:
    'a whole event of 90 questions, four teams of six over two hubs, one of which dies in the third and comes again',
  mustBeSeen,
  isQuick: false,
  run: (stores, see) =>
    playThrough(stores, see, {
      questions: 90,
      async inAnswer({ stack }) {
        await stack.rooms[1]?.end('SIGKILL')
        await stack.rooms[1]?.start()
      },
    }),
}
