import { roomTokenHeader } from '@seraph/schema/http/headers'
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

/** A hall whose members follow an event over all hubs, ask for the room after each phase, and whose scribes type. */
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
  let isFollowing = 0
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
  const sockets = seats.map(({ token }, at) => {
    const socket = openSocket({
      port: hubs[at % hubs.length]?.port ?? 0,
      path: `/ws?version=${roomsVersion}`,
      headers: {},
      onText(payload) {
        const text = payload.toString()
        if (text.startsWith('{"type":"connected"')) socket.send(JSON.stringify({ type: 'follow_event', roomId, token }))
        if (!text.startsWith('{"type":"event_stood"')) return
        if (pressedAt === 0) isFollowing += 1
        else {
          heard.push(performance.now() - pressedAt)
          pages.push(ask(token))
        }
      },
      onClose: () => undefined,
    })
    return socket
  })
  await Promise.all(sockets.map(({ isOpen }) => isOpen))
  const untilAll = async (count: () => number): Promise<void> => {
    const end = performance.now() + patienceMs
    while (count() < seats.length) {
      if (performance.now() > end) throw new Error(`${count()} of ${seats.length} heard`)
      await sleep(5)
    }
  }
  await untilAll(() => isFollowing)
  const host = seats.find(({ teamId }) => teamId === undefined)?.token ?? ''
  const press = async (from: string, question: number): Promise<number[]> => {
    heard = []
    pressedAt = performance.now()
    await call(host, '/step', { kind: 'advance', from, question })
    await untilAll(() => heard.length)
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
      const phase = question === 0 ? await press('lobby', 0) : []
      for (const from of ['read_1', 'read_2']) {
        phase.push(...(await press(from, question)))
        if (from === 'read_1') await Promise.all(pages)
      }
      const endsAt = performance.now() + typingMs
      const scribes = seats.filter(({ isScribe }) => isScribe)
      const draft = (await Promise.all(scribes.map((seat) => type(seat, question, endsAt)))).flat()
      await close()
      for (const from of ['answer', 'marking', 'reveal']) {
        phase.push(...(await press(from, question)))
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
