import type { CleaningState } from '@seraph/db/queries/admin/cleanings'
import { CleaningRefusal } from '@seraph/schema/http/admin/adminCleaning'
import type { Cleaning } from '@seraph/schema/http/admin/adminCleaning'

export function presentCleaning({ now, ranAt, refusal, isConfirmed }: CleaningState): Cleaning {
  return {
    now: now.toISOString(),
    ranAt: ranAt.toISOString(),
    refusal: refusal === null ? null : CleaningRefusal.parse(refusal),
    isConfirmed,
  }
}
