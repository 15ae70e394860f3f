import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

import type { Echo } from './openRecorder.ts'

/**
 * A visitor who goes on asking with cookies of their own until `stop`;
 * it returns how often they asked and each reply that wasn't theirs. `asked`: how often so far.
 */
export type Visit = { asked: () => number; stop: () => Promise<{ asked: number; wrong: string[] }> }

/** Starts `lanes` visitors of a gateway before a recorder, over connections that are kept: reads and calls with a body in turn. */
export function visit(port: number, lanes = 3): Visit {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes })
  const wrong: string[] = []
  let asked = 0
  const over = new AbortController()
  const ask = async (): Promise<void> => {
    const number = (asked += 1)
    const body = number % 2 === 0 ? `body-${number}` : ''
    const wanted: Echo = { url: `/api/visitor-${number}`, cookie: `visitor=${number}`, body }
    const { status, heard } = await call({ agent, port, ...wanted })
    if (status !== 200 || heard !== JSON.stringify(wanted)) wrong.push(`${number}: ${status} ${heard}`)
  }
  const lane = async (): Promise<void> => {
    while (!over.signal.aborted) await ask()
  }
  const all = Promise.all(Array.from({ length: lanes }, lane))
  return {
    asked: () => asked,
    async stop() {
      over.abort()
      await all
      agent.destroy()
      return { asked, wrong }
    },
  }
}

function call(to: { agent: Agent; port: number } & Echo): Promise<{ status: number; heard: string }> {
  const { agent, port, url, cookie, body } = to
  return new Promise((resolve) => {
    const asking = request({
      agent,
      host: '127.0.0.1',
      port,
      path: url,
      method: body === '' ? 'GET' : 'POST',
      headers: { cookie },
    })
    const fail = (error: Error): void => resolve({ status: 0, heard: error.message })
    asking.once('error', fail)
    asking.once('response', (reply) => {
      text(reply).then((heard) => resolve({ status: reply.statusCode ?? 0, heard }), fail)
    })
    asking.end(body)
  })
}
