import { tellSeen } from '@seraph/service/testing/tellSeen'
import { expect, test } from 'vitest'

import { seededRandom } from '../test/seededRandom.ts'
import { caddy } from './testing/caddy.ts'
import { exchange } from './testing/exchange.ts'
import { localGateway } from './testing/localGateway.ts'
import { malformedRequest } from './testing/malformedRequest.ts'
import { openRecorder } from './testing/openRecorder.ts'
import type { Recorder, SeenRequest } from './testing/openRecorder.ts'
import { startGateway } from './testing/startGateway.ts'
import type { GatewayCommand } from './testing/startGateway.ts'
import { visit } from './testing/visit.ts'

const isAll = process.env['SERAPH_TEST_ALL'] === '1'
const count = isAll ? 20_000 : 400
const lanes = 40
/** Malformed requests go on until visitors have asked more often than that. */
const visitorsAtLeast = 10
const seed = 14

/** All numbers of intruders are of six digits: a part of one is nobody's. */
const firstNumber = 100_000

/** A gateway; `isAlone`: each request has a connection of its own to the upstream. */
type Subject = { name: string; isAlone: boolean; before: (recorder: Recorder) => GatewayCommand }

const gateways: Subject[] = [
  { name: 'the local gateway', isAlone: true, before: ({ url }) => localGateway(url) },
  { name: 'Caddy', isAlone: false, before: ({ port }) => caddy(port) },
]

test.for(gateways)(
  'malformed requests to $name mix nothing up and end nothing',
  { timeout: isAll ? 300_000 : 60_000 },
  async ({ before, isAlone }, { task }) => {
    const recorder = await openRecorder()
    const gateway = await startGateway(before(recorder))
    try {
      const visitors = visit(gateway.port)
      const random = seededRandom(seed)
      let next = 0
      const overheard: string[] = []
      const attack = async (): Promise<void> => {
        // How soon the visitors get in is the machine’s matter; some must.
        while ((next < count || visitors.asked() <= visitorsAtLeast) && gateway.isRunning()) {
          const number = firstNumber + (next += 1)
          const { parts, ending } = malformedRequest(random, number, gateway.port)
          const heard = await exchange(gateway.port, parts, ending)
          if (isOfAnother(heard, number)) overheard.push(`${number}: ${heard}`)
        }
      }
      await Promise.all(Array.from({ length: lanes }, attack))
      const { asked, wrong } = await visitors.stop()
      expect({ isRunning: gateway.isRunning(), wrong, overheard }).toEqual({
        isRunning: true,
        wrong: [],
        overheard: [],
      })
      expect(recorder.seen.filter(isMixed)).toEqual([])
      expect(recorder.unframed).toEqual([])
      if (isAlone) expect(new Set(recorder.seen.map(({ connection }) => connection)).size).toBe(recorder.seen.length)
      expect(asked).toBeGreaterThan(visitorsAtLeast)
      const through = recorder.seen.filter(({ url }) => !url.includes('visitor-')).length
      expect(through).toBeGreaterThan(count / 50)
      tellSeen(
        task,
        `${next} sent (seed ${seed}), ${through} passed on as their own; ${asked} calls of others answered with theirs`,
      )
    } finally {
      await gateway.stop()
      recorder.close()
    }
  },
)

/** Whether a request reached the upstream with the cookie of somebody who didn't send it, or a visitor's without their own. */
function isMixed({ url, cookie }: SeenRequest): boolean {
  const [, sender = 'nobody', number] = /\/api\/(visitor|intruder|smuggled)-(\d+)/.exec(url) ?? []
  if (sender === 'visitor') return cookie !== `visitor=${number}`
  const cookies = [...cookie.matchAll(/(visitor)=|intruder=(\d{6})/g)]
  return cookies.some(([, visitor, whose]) => visitor !== undefined || (sender !== 'nobody' && whose !== number))
}

/** Whether an intruder's replies tell of somebody else. */
function isOfAnother(heard: string, number: number): boolean {
  const told = [...heard.matchAll(/(visitor)[-=]|(?:intruder|smuggled)[-=](\d{6})/g)]
  return told.some(([, visitor, whose]) => visitor !== undefined || whose !== String(number))
}
