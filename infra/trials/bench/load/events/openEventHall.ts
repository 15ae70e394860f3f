import { roomTokenHeader } from '@seraph/schema/http/headers'
import { EventStood } from '@seraph/schema/rooms/server/eventStood'
import type { EventPhase } from '@seraph/schema/rooms/eventPhase'
import { roomsVersion } from '@seraph/schema/rooms/version'
import { setTimeout as sleep } from 'node:timers/promises'

import type { FilledSeat } from '../../fill/fillEventSeats.ts'
import { quantile } from '../../figures/quantile.ts'
import type { Running } from '../../stack/openGroup.ts'
import { openSocket } from '../sockets/openSocket.ts'

/** What was measured, in ms. */
export type Spread = { count: number; p50: number; p99: number }
export type PlayedQuestion = { phase: Spread; draft: Spread; page: Spread }
type Draft = { teamId: string; question: number; answer: string }

export type EventHall = {
  /** Reads a question, has every scribe type for so long, closes the sheets and reveals. */
  play: (question: number, given: { typingMs: number; close: () => Promise<void> }) => Promise<PlayedQuestion>
  /** The last draft of each sheet that was acknowledged. */
  acknowledged: () => Draft[]
  close: () => void
}

/** As the web app has it: how soon after a key a draft is sent, and within what time members ask for the room. */
const draftEveryMs = 400
const asksWithinMs = 200
const patienceMs = 10_000
/** The phases of which the hub's message tells a member all (`stoodInPlace`). */
const toldWhole: ReadonlySet<EventPhase> = new Set(['read_2', 'answer'])
const afterwards = [
  ['answer', 'marking'],
  ['marking', 'reveal'],
  ['reveal', 'read_1'],
] as const satisfies [EventPhase, EventPhase][]
const standOf = (phase: EventPhase, question: number): string => `${phase} of question ${question}`

/** A hall whose members follow an event over all hubs, ask for the room where they must, and whose scribes type. */
export async function openEventHall({
  api,
  hubs,
  roomId,
  seats,
}: {
  api: Running
  hubs: readonly Running[]
  roomId: string
  seats: readonly FilledSeat[]
}): Promise<EventHall> {
  const last = new Map<string, Draft>()
  let pages: Promise<number>[] = []
  let pressedAt = 0
  let heard: number[] = []
  const closed: number[] = []
  const stands = new Map<FilledSeat, string>()
  const call = async (token: string, what = '', body?: object): Promise<{ tookMs: number; reply: unknown }> => {
    const from = performance.now()
    const reply = await fetch(`${api.url}/api/event-rooms/${roomId}${what}`, {
      headers: { [roomTokenHeader]: token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const read: unknown = await reply.json()
    if (!reply.ok) throw new Error(`${what}: ${reply.status} ${JSON.stringify(read)}`)
    return { tookMs: performance.now() - from, reply: read }
  }
  const ask = async (token: string): Promise<number> => {
    await sleep(Math.random() * asksWithinMs)
    return (await call(token)).tookMs
  }
  const sockets = seats.map((seat, at) => {
    const { token } = seat
    const socket = openSocket({
      port: hubs[at % hubs.length]?.port ?? 0,
      path: `/ws?version=${roomsVersion}`,
      headers: {},
      onText(payload) {
        const text = payload.toString()
        if (text.startsWith('{"type":"connected"')) socket.send(JSON.stringify({ type: 'follow_event', roomId, token }))
        if (text.startsWith('{"type":"heartbeat"')) socket.send('{"type":"heartbeat"}')
        if (!text.startsWith('{"type":"event_stood"')) return
        const { phase, question } = EventStood.parse(JSON.parse(text))
        stands.set(seat, standOf(phase, question))
        if (pressedAt === 0) return
        heard.push(performance.now() - pressedAt)
        if (!toldWhole.has(phase)) pages.push(ask(token))
      },
      onClose: (code) => void closed.push(code),
    })
    return socket
  })
  await Promise.all(sockets.map(({ isOpen }) => isOpen))
  // What counts is where a member stands: the clock may have told some of them before the host pressed.
  const untilAll = async (stand: string): Promise<void> => {
    const end = performance.now() + patienceMs
    const count = (): number => seats.filter((seat) => stands.get(seat) === stand).length
    while (count() < seats.length) {
      if (closed.length > 0) throw new Error(`${closed.length} sockets were closed, the first with ${closed[0]}`)
      if (performance.now() > end) throw new Error(`${count()} of ${seats.length} heard of ${stand}`)
      await sleep(5)
    }
  }
  await untilAll(standOf('lobby', 0))
  const host = seats.find(({ teamId }) => teamId === undefined)?.token ?? ''
  const press = async (from: EventPhase, to: EventPhase, question: number): Promise<number[]> => {
    heard = []
    pressedAt = performance.now()
    await call(host, '/step', { kind: 'advance', from, question })
    await untilAll(standOf(to, to === 'read_1' && from === 'reveal' ? question + 1 : question))
    return heard
  }
  const type = async ({ token, teamId = '' }: FilledSeat, question: number, untilMs: number): Promise<number[]> => {
    const took: number[] = []
    await sleep(Math.random() * draftEveryMs)
    for (let number = 1; performance.now() < untilMs; number += 1) {
      const answer = `Uzziah, and then ${number}`
      const { tookMs, reply } = await call(token, '/draft', { question, answer, draftNumber: number })
      took.push(tookMs)
      if ((reply as { isKept: boolean }).isKept) last.set(`${teamId} ${question}`, { teamId, question, answer })
      await sleep(draftEveryMs)
    }
    return took
  }
  return {
    async play(question, { typingMs, close }) {
      pages = []
      const phase = question === 0 ? await press('lobby', 'read_1', 0) : []
      phase.push(...(await press('read_1', 'read_2', question)))
      await Promise.all(pages)
      phase.push(...(await press('read_2', 'answer', question)))
      const endsAt = performance.now() + typingMs
      const scribes = seats.filter(({ isScribe }) => isScribe)
      const draft = (await Promise.all(scribes.map((seat) => type(seat, question, endsAt)))).flat()
      await close()
      for (const [from, to] of afterwards) {
        phase.push(...(await press(from, to, question)))
        await Promise.all(pages)
      }
      return { phase: spread(phase), draft: spread(draft), page: spread(await Promise.all(pages)) }
    },
    acknowledged: () => [...last.values()],
    close() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

function spread(took: readonly number[]): Spread {
  return { count: took.length, p50: quantile(took, 0.5), p99: quantile(took, 0.99) }
}
