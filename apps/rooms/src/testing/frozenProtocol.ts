import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import type { ProtocolShapes } from '@seraph/schema/rooms/testing/protocolShapes'

const folder = join(import.meta.dirname, '../../../../packages/schema/src/rooms/versions')

/** One thing that happens in a recorded session: somebody sends a frame, or is told one, of which so much is looked at. */
export type SessionStep = { who: string; sends: { type: string } } | { who: string; hears: { type: string } }

/** A version of the protocol as it was: its shapes, an example of each message, and a session of one of its clients. */
export type FrozenProtocol = {
  shapes: ProtocolShapes
  examples: { client: { type: string }[]; server: { type: string }[] }
  session: SessionStep[]
}

/** Every version that is kept, the oldest first. */
export function listFrozenVersions(): number[] {
  return readdirSync(folder)
    .map(Number)
    .toSorted((a, b) => a - b)
}

export function readFrozenProtocol(version: number): FrozenProtocol {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(folder, String(version), `${name}.json`), 'utf8'))
  return {
    shapes: read('shapes') as ProtocolShapes,
    examples: read('examples') as FrozenProtocol['examples'],
    session: read('session') as SessionStep[],
  }
}
