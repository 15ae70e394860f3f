import type { Random } from '../../test/seededRandom.ts'
import type { Ending } from './exchange.ts'
import * as spellings from './spellings.ts'

/** What an intruder sends: its packets in latin1, and how it leaves. */
export type MalformedRequest = { parts: string[]; ending: Ending }

/**
 * Makes an intruder's request number `number` to a gateway on `port` of this machine. Whatever a server may take for requests in it has the
 * number at the end of its path, `/api/intruder-NUMBER` or `/api/smuggled-NUMBER`, and no other cookie than `intruder=NUMBER`.
 */
export function malformedRequest(random: Random, number: number, port: number): MalformedRequest {
  const { pick, below } = random
  // Several oddities at once are mostly refused for the first: one or two are what gets far.
  const rarely = <T>(usual: T, others: readonly T[]): T => (below(10) === 0 ? pick(others) : usual)
  const host = `localhost:${port}`
  const own = `/api/intruder-${number}`
  const method = rarely(pick(spellings.methods), spellings.oddMethods)
  const target = rarely(own, spellings.targets(own, host))
  const version = rarely('HTTP/1.1', spellings.versions)
  const eol = rarely('\r\n', ['\n', '\r', '\r\n', '\r\r\n'])
  const hidden = pick(spellings.hidden(number, host))
  const body = pick(spellings.bodies(hidden))
  const honest = body === '' ? [] : [`Content-Length: ${body.length}`]
  const framing = pick([honest, pick(spellings.framings(body, hidden, below(body.length + 1)))])
  const headers = [
    ...rarely([`Host: ${host}`], spellings.hosts(host)),
    ...rarely([`Cookie: intruder=${number}`], [[], [`Cookie: intruder=${number}`, `X-Fold: a${eol} b`]]),
    ...pick([[], [], pick(spellings.connections)]),
    ...framing,
    ...rarely([], spellings.extras),
  ]
  const lines = [`${method} ${target} ${version}`.trimEnd(), ...shuffled(headers, random)]
  const next = rarely('', [hidden, `GET ${own} HTTP/1.1\r\nHost: ${host}\r\nCookie: intruder=${number}\r\n\r\n`])
  const bytes = `${lines.join(eol)}${eol}${eol}${body}${next}`
  return { parts: cut(bytes, random), ending: rarely<Ending>('waits', ['ends', 'resets']) }
}

function shuffled<T>(list: readonly T[], { below }: Random): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(below(left.length), 1))
}

/** The bytes whole, in two or three packets, or without their end. */
function cut(bytes: string, { below, pick }: Random): string[] {
  const [one, two] = [below(bytes.length), below(bytes.length)].toSorted((a, b) => a - b)
  const whole = [bytes]
  const ways = [whole, whole, whole, whole, [bytes.slice(0, one), bytes.slice(one)], [bytes.slice(0, one)]]
  return pick([...ways, [bytes.slice(0, one), bytes.slice(one, two), bytes.slice(two)]]).filter((part) => part !== '')
}
