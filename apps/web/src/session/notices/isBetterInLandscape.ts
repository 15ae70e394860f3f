import { namedActivities } from '../../activities/index.ts'
import { paths } from '../../paths.ts'

const addresses: ReadonlySet<string> = new Set([
  ...namedActivities.flatMap(([, { path, aliases = [], isBetterInLandscape: isBetter }]) =>
    isBetter === true ? [path, ...aliases] : [],
  ),
  paths.coachDashboard,
  paths.playerProgress,
  paths.progressReport,
])

/** Does a phone on its side show more of this screen: grids, tables and charts (rule 49)? */
export function isBetterInLandscape(pathname: string): boolean {
  return addresses.has(pathname.replace(/(.)\/$/, '$1'))
}
