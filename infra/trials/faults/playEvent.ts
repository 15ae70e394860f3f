import { nad2023 } from '@seraph/domain/event/eventProfile'
import { makeCoach } from '@seraph/db/testing/makeCoach'
import { makeEventRoom } from '@seraph/db/testing/makeEventRoom'
import { makeEventSeat } from '@seraph/db/testing/makeEventSeat'
import { setEventLate } from '@seraph/db/testing/setEventLate'

import { openEventMember } from './eventMember.ts'
import type { EventMember } from './eventMember.ts'
import { questions } from './stack.ts'
import type { Stack } from './stack.ts'
import { until } from './until.ts'

/** An event with its host and its teams of six in it; the first of each team writes. */
export type PlayedEvent = {
  id: string
  questions: number
  host: EventMember
  tables: { teamId: string; members: EventMember[] }[]
}

const perTeam = 6

export async function openEvent(stack: Stack, teams: number, count: number): Promise<PlayedEvent> {
  const { db, rooms, api } = stack
  const { code: coachCode } = await makeCoach(db)
  const names = Array.from({ length: teams }, (_, at) => `Team ${at + 1}`)
  const [amoz] = questions
  if (amoz === undefined) throw new Error('the stack has questions')
  const asked = Array.from({ length: count }, (_, at) => ({ ...amoz, id: `${amoz.id}-${at}` }))
  const room = await makeEventRoom(db, { coachCode, questions: asked, teams: names })
  let turn = 0
  const hubs = () => rooms.filter((hub) => hub.isRunning()).map(({ url }) => url)
  const apis = () => api.map(({ url }) => url)
  const open = async (seat: Omit<Parameters<typeof makeEventSeat>[1], 'roomId'>) =>
    openEventMember(
      { hubs, apis, turn: turn++ },
      { roomId: room.id, token: await makeEventSeat(db, { ...seat, roomId: room.id }) },
    )
  const host = await open({ kind: 'host' })
  const tables: PlayedEvent['tables'] = []
  for (const { id: teamId } of room.teams) {
    const members: EventMember[] = []
    for (let at = 0; at < perTeam; at += 1)
      members.push(await open({ kind: 'member', teamId, isScribe: at === 0, isCaptain: at === 1 }))
    tables.push({ teamId, members })
  }
  const all = eventMembers({ host, tables })
  if ((await until(() => all.every((one) => one.isIn()), 30_000)) === undefined) throw new Error('not all came in')
  return { id: room.id, questions: count, host, tables }
}

export function eventMembers({ host, tables }: Pick<PlayedEvent, 'host' | 'tables'>): EventMember[] {
  return [host, ...tables.flatMap(({ members }) => members)]
}

/** What a team's scribe writes last, and what that is worth; each comes sooner or later. */
const answers = [
  { text: 'Amoz', worth: 1 },
  { text: 'a boat', worth: 0 },
  { text: '', worth: 0 },
]
export const written = (team: number, question: number) =>
  answers[(question * (team + 1) + team) % answers.length] ?? { text: '', worth: 0 }

/**
 * Reads a question, has every scribe type a sheet in three drafts until each is acknowledged, lets the time be over, and reveals.
 * `inAnswer`, `inMarking`: what happens while sheets are open, or marked. How many drafts were acknowledged.
 */
export async function playQuestion(
  stack: Stack,
  event: PlayedEvent,
  question: number,
  { inAnswer, inMarking }: { inAnswer?: () => Promise<void>; inMarking?: () => Promise<void> } = {},
): Promise<number> {
  const { id, host, tables } = event
  const advance = async (from: string) => host.post('/step', { kind: 'advance', from, question })
  if (question === 0) await advance('lobby')
  if (question === nad2023.breakAfter) await advance('break')
  for (const phase of ['read_1', 'read_2']) await advance(phase)
  const typing = tables.map(async ({ members: [scribe] }, team) => {
    const { text } = written(team, question)
    const drafts = [text.slice(0, 1), text.slice(0, 3), text]
    for (const [at, answer] of drafts.entries()) {
      const reply = await scribe?.post('/draft', { question, answer, draftNumber: at + 1 })
      if ((reply?.body as { isKept?: boolean } | undefined)?.isKept !== true)
        throw new Error(`a draft was not kept: ${JSON.stringify(reply)}`)
    }
    return drafts.length
  })
  await inAnswer?.()
  const drafts = (await Promise.all(typing)).reduce((sum, count) => sum + count, 0)
  await setEventLate(stack.db, id, 400)
  const closing = Promise.all(
    tables.map(async ({ members }, at) => members[at % perTeam]?.post('/time-up', { question, phase: 'answer' })),
  )
  await inMarking?.()
  await closing
  await advance('marking')
  await advance('reveal')
  return drafts
}
