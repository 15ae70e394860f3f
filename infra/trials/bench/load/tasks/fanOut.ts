import { setTimeout as sleep } from 'node:timers/promises'

import { createClient } from 'redis'

import { quantile } from '../../figures/quantile.ts'
import { noteVersion } from '../sockets/openMember.ts'
import type { Member, Speech } from '../sockets/openMember.ts'
import { members } from './members.ts'
import { scoreUpdated, toldOnBus } from './scoreUpdated.ts'

/** What a fan-out reached: frames that arrived in time and in all, and how long one took to the last of the watched members, in ms. */
export type FanOut = { seconds: number; inTime: number; deliveries: number; p50: number; p99: number }

type Line = { members: Member[]; watched: Member[]; version: number; arrived: number[]; sentAt: number[] }

/**
 * Has every room told messages for some seconds, `inFlight` of them on their way at a time, the next once the first member on each server
 * has one. Ours hear of them on the bus, as of everything that another process has stored; the others from a member's socket.
 * A `burst` are sent at once, and the next once all of them have arrived.
 */
export async function fanOut(options: {
  speech: Speech
  servers: number
  seconds: number
  inFlight: number
  burst: number
  redisUrl: string
  prefix: string
}): Promise<FanOut> {
  const { speech, servers, seconds, inFlight, burst } = options
  const redis = createClient({ url: options.redisUrl })
  await redis.connect()
  const latencies: number[] = []
  let [isOver, deliveries] = [false, 0]
  const lines = [...Map.groupBy(members.values(), ({ seat }) => seat.roomId).values()].map((room): Line => ({
    members: room,
    watched: room.slice(0, servers),
    version: 0,
    arrived: Array.from({ length: servers }, () => 0),
    sentAt: [],
  }))
  await untilQuiet(lines)
  const say = (line: Line): void => {
    const [first] = line.members
    if (first === undefined) return
    line.version += 1
    line.sentAt.push(performance.now())
    const event = scoreUpdated(first.seat, line.version)
    if (speech === 'seraph') {
      const { channel, text } = toldOnBus(options.prefix, first.seat.roomId, event)
      void redis.publish(channel, text)
    } else first.socket.send(speech === 'raw' ? event : `42["event",${JSON.stringify(event)}]`)
  }
  const sayMany = (line: Line, count: number): void => {
    for (let one = 0; one < count; one += 1) say(line)
  }
  for (const line of lines) {
    let done = 0
    for (const member of line.members) {
      const place = line.watched.indexOf(member)
      member.onText = (payload) => {
        if (!isEvent(payload)) return
        deliveries += 1
        if (place < 0) return
        line.arrived[place] = (line.arrived[place] ?? 0) + 1
        for (; done < Math.min(...line.arrived); done += 1) {
          latencies.push(performance.now() - (line.sentAt[done] ?? 0))
          if (!isOver && (done + 1) % burst === 0) sayMany(line, burst)
        }
      }
    }
  }
  const from = performance.now()
  for (const line of lines) sayMany(line, inFlight * burst)
  await sleep(seconds * 1_000)
  const reached = { seconds: (performance.now() - from) / 1_000, inTime: deliveries }
  isOver = true
  const expected = (): number => lines.reduce((sum, line) => sum + line.members.length * line.sentAt.length, 0)
  const end = performance.now() + 10_000
  while (deliveries < expected() && performance.now() < end) await sleep(20)
  for (const line of lines) for (const member of line.members) member.version = line.version
  await redis.close()
  if (deliveries !== expected()) throw new Error(`${speech}: ${deliveries} frames of ${expected()} arrived`)
  return { ...reached, deliveries, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) }
}

/**
 * So many looks in a row, 20 ms apart, at which nothing was told count
 * as quiet: time alone would, while this process has too much to read.
 */
const quietLooks = 20

/** Waits until the rooms have told what became of those who came and went, since the next message has the version after it. */
async function untilQuiet(lines: Line[]): Promise<void> {
  let quiet = 0
  for (const line of lines) {
    for (const member of line.members) {
      member.onText = (payload) => {
        noteVersion(member, payload)
        quiet = 0
      }
    }
  }
  while (quiet < quietLooks) {
    quiet += 1
    await sleep(20)
  }
  for (const line of lines) line.version = Math.max(...line.members.map(({ version }) => version))
}

/** Ours begin with the type; socket.io's with its own numbers; heartbeats are neither. */
function isEvent(payload: Buffer): boolean {
  return payload.length > 100
}
