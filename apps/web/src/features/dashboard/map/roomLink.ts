import { paths } from '../../../paths.ts'

/** The address that opens a room's form with these chapters chosen, or with these verses alone, `places` as `placeRuns` has them. */
export function roomLink(chapters: readonly number[], places?: string): string {
  return `${paths.studyRoom}?chapters=${chapters.join(',')}${places === undefined ? '' : `&places=${places}`}`
}
