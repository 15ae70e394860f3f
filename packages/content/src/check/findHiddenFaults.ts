import type { Edition } from '../edition.ts'
import { measureAllowance } from '../editions/measureAllowance.ts'
import type { Allowance, Licence } from '../editions/measureAllowance.ts'
import { proposeHidden } from '../editions/proposeHidden.ts'
import type { Pack } from '../pack/readPack.ts'
import type { Fault } from './fault.ts'

/** What of a season is shown under a limited edition, and the smallest set to hide under these terms (rule 171). */
export type HiddenReport = {
  licence: Licence
  allowance: Allowance
  proposed: Pack['season']['memory']['hiddenVerses']
}

/**
 * Reckons what a pack shows under an edition of these terms, without terms under
 * those that the pack itself names: so many verses, and no book whole. Only
 * where it breaks its own terms is it a fault. `whole`: the edition that ships, whole books of it.
 */
export function findHiddenFaults(
  { season }: Pick<Pack, 'season'>,
  whole: Edition,
  terms?: Licence,
): { report: HiddenReport; faults: Fault[] } {
  const sizes = new Map(
    Array.from(
      Map.groupBy(whole.verses, ({ book }) => book),
      ([book, verses]) => [book, verses.length],
    ),
  )
  const own = { versesAllowed: season.memory.allowanceVerses, bookShareAllowed: null }
  const licence = terms ?? own
  const report = {
    licence,
    allowance: measureAllowance(season, licence, sizes),
    proposed: proposeHidden(season.chapters, licence, sizes),
  }
  const { shown, books, isWithin } = measureAllowance(season, own, sizes)
  if (isWithin) return { report, faults: [] }
  const wholeBooks = books.filter(({ share }) => share >= 100).map(({ book }) => book)
  const what = [
    `memory.hiddenVerses leaves ${shown} verses of ${own.versesAllowed} allowed`,
    ...(wholeBooks.length > 0 ? [`all of ${wholeBooks.join(', ')}`] : []),
    `the smallest set that doesn't: ${JSON.stringify(proposeHidden(season.chapters, own, sizes))}`,
  ].join('; ')
  return { report, faults: [{ where: 'season.json', what }] }
}
