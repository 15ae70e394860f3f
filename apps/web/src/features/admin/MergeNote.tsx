import type { FoundPlayer } from '@seraph/schema/http/adminPlayers'

import { Button } from '../../ui/Button.tsx'

/** While a duplicate is chosen: what is to be chosen next. */
export function MergeNote({ duplicate, onCancel }: { duplicate: FoundPlayer; onCancel: () => void }) {
  return (
    <div role="status" className="bg-fair-ground rounded-card flex flex-wrap items-center gap-4 p-4">
      <p className="flex-1">
        <strong>{duplicate.playerCode}</strong> is the duplicate. Now find the player who stays and choose “Merge into this
        player”.
      </p>
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
