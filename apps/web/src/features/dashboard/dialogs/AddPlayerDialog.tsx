import type { DashboardTeam } from '@seraph/schema/http/coaches/coachDashboard'
import type { GemLetter } from '@seraph/schema/vocabulary'
import { useState } from 'react'

import { call } from '../../../api/call.ts'
import { useAttemptKey } from '../../../api/useAttemptKey.ts'
import { coachToasts } from '../../../messages/coaches.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'
import { showToast } from '../../../ui/toasts/toastStore.ts'
import { PlaceFields } from './PlaceFields.tsx'
import type { Place } from './PlaceFields.tsx'
import { useCoachChange } from '../useCoachChange.ts'
import { Ways } from '../../../ui/dialogs/Ways.tsx'

/** The chapter that a new player begins with (rule 138). */
const firstChapter = 7

type Added = {
  team: DashboardTeam
  startingChapter: number
  biblicalGem: GemLetter
  playerCode: string
  secretNumber?: string
}

type Props = { teams: readonly DashboardTeam[]; fullTeams: ReadonlySet<string>; onClose: () => void }

/** Adds a player to one of the coach's teams: a new code, or a player who has one already (rule 8). */
export function AddPlayerDialog({ teams, fullTeams, onClose }: Props) {
  const [only] = teams.length === 1 ? teams.filter(({ teamId }) => !fullTeams.has(teamId)) : []
  const [place, setPlace] = useState<Place>({
    teamId: only?.teamId ?? '',
    startingChapter: firstChapter,
    biblicalGem: '',
  })
  const [hasCode, setHasCode] = useState(false)
  const [playerCode, setPlayerCode] = useState('')
  const [secretNumber, setSecretNumber] = useState('')
  const keyFor = useAttemptKey()
  const add = useCoachChange({
    change: ({ team, ...added }: Added) => {
      const { clubName, teamName, teamId } = team
      const body = { clubName, teamName, teamId, ...added }
      return call('addToTeam', { body }, { idempotencyKey: keyFor(body) })
    },
    tell: ({ member }) => (member === null ? coachToasts.playerAsked : coachToasts.playerAdded(member.playerCode)),
    failure: coachToasts.addingFailed,
    onDone: onClose,
  })
  const { teamId, startingChapter, biblicalGem } = place
  const team = teams.find((one) => one.teamId === teamId)
  const isMissing = team === undefined || biblicalGem === '' || (hasCode && playerCode.trim() === '')
  return (
    <Dialog title="Add Player to Existing Team" onClose={onClose}>
      <form
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (team === undefined || biblicalGem === '') return showToast(coachToasts.missingInformation)
          const own = hasCode ? { playerCode, secretNumber } : { playerCode: '' }
          return add.mutate({ team, startingChapter, biblicalGem, ...own })
        }}
      >
        <Checkbox
          label="This player already has a code"
          checked={hasCode}
          onChange={(event) => setHasCode(event.target.checked)}
        />
        {hasCode && (
          <Field
            label="Player code"
            hint="The player gives it to you. The code changes to your team’s, and the old one keeps working. Record and points come along. If you choose the chapter and gem of one of your codes that nobody uses yet, the player takes its place."
          >
            {(box) => (
              <input
                {...box}
                className={`${inputClass} tracking-widest uppercase`}
                value={playerCode}
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                onChange={(event) => setPlayerCode(event.target.value)}
              />
            )}
          </Field>
        )}
        {hasCode && (
          <Field
            label="Secret number"
            isOptional
            hint="With it the player joins at once. Without it the player is asked, and answers yes or no after logging in."
          >
            {(box) => (
              <input
                {...box}
                className={`${inputClass} tracking-widest`}
                value={secretNumber}
                maxLength={8}
                inputMode="numeric"
                autoComplete="off"
                onChange={(event) => setSecretNumber(event.target.value)}
              />
            )}
          </Field>
        )}
        <PlaceFields teams={teams} fullTeams={fullTeams} place={place} isLinking={hasCode} onChange={setPlace} />
        <Ways onBack={onClose}>
          <Button type="submit" isBusy={add.isPending} disabled={isMissing}>
            {add.isPending ? 'Adding...' : 'Add Player'}
          </Button>
        </Ways>
      </form>
    </Dialog>
  )
}
