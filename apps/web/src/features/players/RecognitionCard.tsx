import type { Player } from '@seraph/schema/http/players/players'
import { Star, StarOff } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { useUpdateFeatured } from '../../session/useUpdateFeatured.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'

/** Whether one is shown on the board, and the choice (rule 106). */
export function RecognitionCard({ player }: { player: Player }) {
  const [isWanted, setIsWanted] = useState(player.isPubliclyVisible)
  const update = useUpdateFeatured(player.playerCode)
  const isUnchanged = isWanted === player.isPubliclyVisible
  const Icon = player.isPubliclyVisible ? Star : StarOff
  return (
    <Card className="mt-6">
      <h2 className="text-xl">Recognition Settings</h2>
      <p
        className={`rounded-card mt-3 flex items-center gap-3 px-4 py-3 ${player.isPubliclyVisible ? 'bg-good-ground' : 'bg-sunken'}`}
      >
        <Icon aria-hidden className="text-ember size-6 flex-none" />
        {player.isPubliclyVisible ? 'You are currently featured.' : 'You are currently not featured.'}
      </p>
      <div className="mt-4">
        <Checkbox
          checked={isWanted}
          onChange={(event) => setIsWanted(event.target.checked)}
          label="Do you want to be featured as a player using your PLR Code?"
          note="Everybody then sees your code, club and team, study time, what you answered and finished, chapters explored and streak. Accuracy is never shown."
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          look="quiet"
          disabled={isUnchanged && !update.isPending}
          isBusy={update.isPending}
          onClick={() => update.mutate(isWanted)}
        >
          {isUnchanged && !update.isPending ? 'No Changes' : 'Update Settings'}
        </Button>
        <Link to={paths.featuredPlayers}>See the Featured Players</Link>
      </div>
    </Card>
  )
}
