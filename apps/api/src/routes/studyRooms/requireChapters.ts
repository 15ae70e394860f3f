import { AppError } from '@seraph/service/appError'

import type { OpenSeason } from '../../season/openSeason.ts'

/** Throws `chapter_not_in_season` where one of the chapters isn't the season's. */
export function requireChapters(season: Pick<OpenSeason, 'season'>, chapters: readonly number[]): void {
  if (chapters.some((chapter) => chapter > season.season.chapters.length)) throw new AppError('chapter_not_in_season')
}
