import type { DashboardTeam } from '@seraph/schema/http/coaches/coachDashboard'
import type { GemLetter } from '@seraph/schema/vocabulary'
import { useEffect } from 'react'

import { ChapterSelect } from '../../../codeForms/ChapterSelect.tsx'
import { GemRow } from '../../../codeForms/GemRow.tsx'
import { useFreeGems } from '../../../codeForms/useFreeGems.ts'
import { coachTexts } from '../../../messages/coaches.ts'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'

/** Where a player is or shall be; '' where nothing is chosen yet. */
export type Place = { teamId: string; startingChapter: number; biblicalGem: GemLetter | '' }

type Props = {
  teams: readonly DashboardTeam[]
  /** The teams, by their ids, that have no place left. */
  fullTeams: ReadonlySet<string>
  place: Place
  /** The player's present place, whose gem is the player's own. */
  own?: Place & { playerCode: string }
  /** Every gem may be chosen: a player with a code may take the place of a reserved slot. */
  isLinking?: boolean
  onChange: (place: Place) => void
}

/** Team, chapter, gem and the code that they make; changing team or chapter takes the gem away (rule 133). */
export function PlaceFields({ teams, fullTeams, place, own, isLinking = false, onChange }: Props) {
  const { teamId, startingChapter, biblicalGem: gem } = place
  const team = teams.find((one) => one.teamId === teamId)
  const gems = useFreeGems({
    clubName: team?.clubName ?? '',
    teamName: team?.teamName ?? '',
    state: team?.state ?? '',
    country: team?.country ?? '',
    startingChapter,
  })
  const isOwn = own?.teamId === teamId && own.startingChapter === startingChapter
  const ownGem = isOwn && own.biblicalGem !== '' ? [own.biblicalGem] : []
  const free = isLinking ? gems.all : [...gems.free, ...ownGem]
  const isTaken = gem !== '' && !gems.isFetching && !free.includes(gem)
  useEffect(() => {
    if (isTaken) onChange({ ...place, biblicalGem: '' })
  }, [isTaken, onChange, place])
  const made = gem === '' ? undefined : gems.codes[gem]
  const code = isOwn && gem === own.biblicalGem ? own.playerCode : made
  return (
    <>
      <Field label="Team">
        {(box) => (
          <select
            {...box}
            className={inputClass}
            value={teamId}
            onChange={(event) => onChange({ ...place, teamId: event.target.value, biblicalGem: '' })}
          >
            <option value="" disabled>
              Choose a team
            </option>
            {teams.map(({ teamId: id, label }) => {
              // Within the own team a player keeps the place.
              const isFull = fullTeams.has(id) && id !== own?.teamId
              return (
                <option key={id} value={id} disabled={isFull}>
                  {isFull ? `${label} (full)` : label}
                </option>
              )
            })}
          </select>
        )}
      </Field>
      <Field label="Starting chapter">
        {(box) => (
          <ChapterSelect
            {...box}
            className={inputClass}
            value={startingChapter}
            onChange={(event) => onChange({ ...place, startingChapter: Number(event.target.value), biblicalGem: '' })}
          />
        )}
      </Field>
      <GemRow value={gem} free={free} onChoose={(letter) => onChange({ ...place, biblicalGem: letter })} />
      {team !== undefined && free.length === 0 && (
        <output className="text-fair block font-semibold">{coachTexts.gemsTaken}</output>
      )}
      {!isLinking && (
        <Field label="Player code" hint="Made from club, team, chapter and gem.">
          {(box) => (
            <input
              {...box}
              readOnly
              className={`${inputClass} bg-sunken! font-semibold tracking-widest`}
              value={code ?? ''}
              placeholder="–"
            />
          )}
        </Field>
      )}
    </>
  )
}
