import { unlikelyFrom } from '@seraph/domain/counting/unlikelyWork'
import type { UnlikelyPlayer } from '@seraph/schema/http/admin/adminBoards'

import { amountText } from '../../../language/amountText.ts'

/** Why a player is shown, a sentence for each figure that is out of the ordinary (rule 153); none for one who is only hidden. */
export function unlikelyReasons({ tooFast, busiestDay, late }: UnlikelyPlayer): string[] {
  return [
    tooFast >= unlikelyFrom.tooFast && `${amountText(tooFast, 'answer')} faster than anybody can answer.`,
    busiestDay >= unlikelyFrom.busiestDay && `${amountText(busiestDay, 'answer')} counted on one day.`,
    late >= unlikelyFrom.late && `${amountText(late, 'answer')} reached us more than an hour late.`,
  ].filter((reason) => reason !== false)
}
