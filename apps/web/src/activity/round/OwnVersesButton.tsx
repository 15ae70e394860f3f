import type { Season } from '@seraph/schema/season'

import { Button } from '../../ui/Button.tsx'
import type { RoundSetup } from './roundSetup.ts'
import { withOwnVerses } from './withOwnVerses.ts'
import type { OwnVerses } from './withOwnVerses.ts'

type Props = {
  season: Season
  own: OwnVerses
  setup: RoundSetup
  isLocked: boolean
  onChange: (setup: RoundSetup) => void
}

/** Chooses a child's own verses with one press. */
export function OwnVersesButton({ season, own, setup, isLocked, onChange }: Props) {
  return (
    <Button look="plain" disabled={isLocked} onClick={() => onChange(withOwnVerses(setup, own, season))}>
      My verses
    </Button>
  )
}
