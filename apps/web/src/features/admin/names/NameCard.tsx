import type { ListedName } from '@seraph/schema/http/admin/adminNames'
import { useState } from 'react'

import { Badge } from '../../../ui/marks/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'
import { useDecideName } from './useDecideName.ts'

const kinds = { club: 'Club', team: 'Team', player: 'Display name' } as const
const whenHidden = {
  club: 'Its teams and players are on no public list.',
  team: 'It and its players are on no public list.',
  player: 'Others see the code.',
} as const

/** A name with what the admin may do about it; each press can be taken back by the next. */
export function NameCard({ listed }: { listed: ListedName }) {
  const { kind, id, name, formerName, isHidden, isLookalike, place } = listed
  const [typed, setTyped] = useState<string>()
  const decide = useDecideName({ kind, id })
  return (
    <li className="border-line bg-surface rounded-card border p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl wrap-anywhere">{name}</h2>
        <Badge>{kinds[kind]}</Badge>
        {isHidden && <Badge look="points">Hidden</Badge>}
        {isLookalike && <Badge look="points">Looks like another</Badge>}
      </div>
      <p className="text-muted mt-1 text-base wrap-anywhere">{place}</p>
      {isHidden && <p className="mt-2">{whenHidden[kind]}</p>}
      {isLookalike && <p className="mt-2">An older name looks the same. Please give this one another name.</p>}
      {formerName !== null && <p className="mt-2 wrap-anywhere">The name before was “{formerName}”.</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          look="quiet"
          isBusy={decide.isPending}
          aria-label={`${isHidden ? 'Show again' : 'Hide'} ${name}`}
          onClick={() => decide.mutate({ isHidden: !isHidden })}
        >
          {isHidden ? 'Show again' : 'Hide'}
        </Button>
        <Button
          look="quiet"
          aria-expanded={typed !== undefined}
          aria-label={`Rename ${name}`}
          onClick={() => setTyped(typed === undefined ? name : undefined)}
        >
          Rename
        </Button>
        {formerName !== null && (
          <Button look="quiet" disabled={decide.isPending} onClick={() => decide.mutate({ name: formerName })}>
            Give back the name before
          </Button>
        )}
      </div>
      {typed !== undefined && (
        <form
          className="mt-4 grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            decide.mutate({ name: typed }, { onSuccess: () => setTyped(undefined) })
          }}
        >
          <Field
            label={`New name for ${name}`}
            hint={kind === 'player' ? 'Only what the parents have asked for.' : 'Player codes stay as they are.'}
          >
            {(control) => (
              <input
                {...control}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                className={inputClass}
                maxLength={80}
                required
              />
            )}
          </Field>
          <Button type="submit" isBusy={decide.isPending}>
            Save
          </Button>
        </form>
      )}
    </li>
  )
}
