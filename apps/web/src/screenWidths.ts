import { namedActivities } from './activities/index.ts'
import { paths } from './paths.ts'

/** Screens that are wider than a column of text. */
export const screenWidths: Readonly<Record<string, 'wide' | 'full' | undefined>> = {
  [paths.home]: 'wide',
  ...Object.fromEntries(
    namedActivities.flatMap(([, { path, aliases = [], width }]) =>
      [path, ...aliases].map((address) => [address, width]),
    ),
  ),
  [paths.featuredPlayers]: 'wide',
  [paths.playerProgress]: 'wide',
  [paths.progressReport]: 'wide',
  [paths.coachDashboard]: 'wide',
  [paths.showcase]: 'wide',
  [paths.clubShowcase]: 'wide',
  [paths.featuredClubs]: 'wide',
  [paths.studyRoom]: 'wide',
  [paths.studyRoomByCode]: 'wide',
}
