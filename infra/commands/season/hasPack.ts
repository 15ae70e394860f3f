import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { seasonsFolder } from '@seraph/content/pack/readPack'

/** Whether the pack of a season lies in `home`, which is where this checkout keeps them. */
export function hasPack(id: string, home = seasonsFolder): boolean {
  return /^[a-z0-9_-]+$/.test(id) && existsSync(join(home, id, 'season.json'))
}
