import { paths } from '../../../paths.ts'

/** The address that opens a room's form with these chapters chosen. */
export function roomLink(chapters: readonly number[]): string {
  return `${paths.studyRoom}?chapters=${chapters.join(',')}`
}
