import { join } from 'node:path'

import { readPack, seasonsFolder } from '../pack/readPack.ts'
import type { Pack } from '../pack/readPack.ts'

const known = new Map<string, Promise<Pack>>()

/** A season pack that ships, read once for all tests of a worker: whoever changes it changes a copy. */
export function readSeasonPack(name: string): Promise<Pack> {
  const reading = known.get(name) ?? readPack(join(seasonsFolder, name))
  known.set(name, reading)
  return reading
}
