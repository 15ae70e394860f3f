import type { FoundPlayer } from '@seraph/schema/http/admin/adminPlayers'

import { Button } from '../../../ui/Button.tsx'

/** While a duplicate is chosen: what is to be chosen next. */
export function MergeNote({ duplicate, onCancel }: { duplicate: FoundPlayer; onCancel: () => void }) {
  return (
    <output className="bg-fair-ground rounded-card mt-4 flex flex-wrap items-center gap-4 p-4">
      <span className="flex-1">
        <strong>{duplicate.playerCode}</strong> is the duplicate. Now find the player who stays and choose “Merge into
        this player”.
      </span>
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </output>
  )
}
