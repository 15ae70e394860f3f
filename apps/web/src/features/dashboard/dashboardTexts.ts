import type { RankTier } from '@seraph/domain/ranks/rankTier'

import { percentText as percentOr } from '../../language/percentText.ts'
import { dateText } from '../../language/timeTexts.ts'

/** What each rank tier says of a player. */
export const tierTexts: Record<RankTier, string> = {
  Starter: 'Finding the way in',
  Silver: 'A steady start',
  Gold: 'Going strong',
  Diamond: 'Nearly there',
  Platinum: 'Outstanding effort',
}

/** Study time from the wire's seconds: minutes, and hours from 60 minutes on. */
export function studyText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** A whole percentage; a dash where nothing was answered. */
export function percentText(percent: number | null): string {
  return percentOr(percent, '-')
}

/** The day of a last study, in the reader's words. */
export function dayText(at: string | null): string {
  if (at === null) return 'No recent activity'
  return dateText(at)
}
