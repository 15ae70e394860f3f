import type { Edition } from '@seraph/content/edition'
import { makeLoadable } from '@seraph/content/makeLoadable'
import type { LoadablePack } from '@seraph/content/makeLoadable'
import { readPack } from '@seraph/content/readPack'
import type { Pack } from '@seraph/content/readPack'
import { worldEnglishBible } from '@seraph/content/worldEnglishBible'

/** A sound season pack, the edition that ships, and the pack as it is made with that. */
export type SeasonSource = { pack: Pack; shipped: Edition; checked: LoadablePack }

/** Reads the season pack of a folder and checks it against the edition that ships. Throws one error with every fault. */
export async function readSeason(folder: string): Promise<SeasonSource> {
  const pack = await readPack(folder)
  const shipped = await worldEnglishBible(pack.season.books.map(({ name }) => name))
  const checked = makeLoadable(pack, shipped)
  if (checked.faults.length > 0)
    throw new Error(checked.faults.map(({ where, what }) => `${where}: ${what}`).join('\n'))
  return { pack, shipped, checked }
}
