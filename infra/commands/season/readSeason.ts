import { join } from 'node:path'

import type { Edition } from '@seraph/content/edition'
import { makeLoadable } from '@seraph/content/make/makeLoadable'
import type { LoadablePack } from '@seraph/content/make/makeLoadable'
import { readPack, seasonsFolder } from '@seraph/content/pack/readPack'
import type { Pack } from '@seraph/content/pack/readPack'
import { worldEnglishBible } from '@seraph/content/worldEnglishBible'

import { StartRefusal } from '../../local/startRefusal.ts'
import { hasPack } from './hasPack.ts'

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

/** Reads the pack of a season by its id; a `StartRefusal` where there is none, or where it calls itself something else. */
export async function readSeasonById(id: string, home = seasonsFolder): Promise<SeasonSource> {
  if (!hasPack(id, home)) throw new StartRefusal(`There is no season pack ${id} in packages/content/seasons.`)
  const source = await readSeason(join(home, id))
  const own = source.pack.season.id
  if (own !== id) throw new StartRefusal(`The pack in packages/content/seasons/${id} says that its id is ${own}.`)
  return source
}
