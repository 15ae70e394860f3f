import type { Player } from '@seraph/schema/http/players/players'
import Eye from 'virtual:icons/eye'
import EyeOff from 'virtual:icons/eye-off'
import { useState } from 'react'

import { featuredToasts, publicFacts } from '../../messages/featured.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { useUpdateFeatured } from '../../session/useUpdateFeatured.ts'

/** Whether the player is shown on the public board, what that shows, and the way to change it (rule 121). */
export function FeaturedStatus({ player }: { player: Player }) {
  const [isWanted, setIsWanted] = useState(player.isPubliclyVisible)
  const update = useUpdateFeatured(player.playerCode, featuredToasts)
  const hasChanged = isWanted !== player.isPubliclyVisible
  const Icon = player.isPubliclyVisible ? Eye : EyeOff
  return (
    <Card className="mt-5">
      <h2 className="text-xl">Featured Player Status</h2>
      <p className="mt-2 flex items-center gap-2">
        <Icon aria-hidden className="text-muted size-5 flex-none" />
        {player.isPubliclyVisible ? 'You are currently featured.' : 'You are currently not featured.'}
      </p>
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (hasChanged && !update.isPending) update.mutate(isWanted)
        }}
      >
        <Checkbox
          label="Show me on the Featured Players page"
          note="You can change this anytime."
          checked={isWanted}
          onChange={(event) => setIsWanted(event.target.checked)}
        />
        <p className="mt-4 font-[600]">This becomes public:</p>
        <ul className="mt-1 list-disc pl-6 text-base">
          {publicFacts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className="text-muted mt-2 text-base">Accuracy percentages are never shown publicly.</p>
        <Button type="submit" className="mt-4 w-full sm:w-auto" isBusy={update.isPending} disabled={!hasChanged}>
          Update Featured Status
        </Button>
      </form>
    </Card>
  )
}
