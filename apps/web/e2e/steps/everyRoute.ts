import { paths } from '../../src/paths.ts'

/** Other addresses of a screen that is in the list already, and one that needs a code. */
const skipped: ReadonlySet<string> = new Set([
  paths.login,
  paths.progressReport,
  paths.individualRegistration,
  paths.aboutShort,
  paths.clubShowcase,
  paths.featuredClubs,
])

/** One address of every screen, and one that leads nowhere: a new screen is in all tests of all screens at once. */
export const everyRoute: readonly string[] = [
  ...Object.values(paths).filter((path) => !skipped.has(path) && !path.includes(':')),
  '/nowhere',
]
