import type { Season } from '@seraph/schema/season'

import { amountText } from '../../language/amountText.ts'

/** What a round is of: the chapter by its name, or how many there are. */
export function chaptersLabel({ chapters }: Pick<Season, 'chapters'>, chosen: readonly number[]): string {
  const [only] = chosen
  if (only === undefined || chosen.length > 1) return amountText(chosen.length, 'chapter')
  return chapters[only - 1]?.label ?? ''
}
