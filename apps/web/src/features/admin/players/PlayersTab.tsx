import type { FoundPlayer } from '@seraph/schema/http/admin/adminPlayers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { adminTexts } from '../../../messages/admin.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'
import { AdminList } from '../AdminList.tsx'
import { FoundPlayerCard } from './FoundPlayerCard.tsx'
import { MergeNote } from './MergeNote.tsx'
import { playersQuery } from '../queries.ts'

/** Find a forgotten code, agree on a display name, bring back a deleted player, merge duplicates (rule 34). */
export function PlayersTab() {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const [duplicate, setDuplicate] = useState<FoundPlayer>()
  const query = useQuery(playersQuery(search))
  return (
    <>
      <search>
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            const wanted = typed.trim()
            // The same words again ask for what is so now.
            if (wanted === search) void query.refetch()
            else setSearch(wanted)
          }}
        >
          <div className="min-w-60 flex-1">
            <Field label="Find players" hint="Code (old ones too), club, team or display name" isOptional>
              {(control) => (
                <input
                  {...control}
                  type="search"
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                  className={inputClass}
                  maxLength={80}
                />
              )}
            </Field>
          </div>
          <Button type="submit" className="sm:mb-8" isBusy={query.isFetching}>
            Find
          </Button>
        </form>
      </search>
      {duplicate !== undefined && <MergeNote duplicate={duplicate} onCancel={() => setDuplicate(undefined)} />}
      <div className="mt-4">
        <AdminList
          query={query}
          loading="Loading players..."
          empty={{ title: adminTexts.noPlayers, hint: 'Try another spelling, or a part of the club’s name.' }}
        >
          {(players) => (
            <ul className="grid gap-4">
              {players.map((player) => (
                <FoundPlayerCard key={player.id} player={player} duplicate={duplicate} onDuplicate={setDuplicate} />
              ))}
            </ul>
          )}
        </AdminList>
      </div>
    </>
  )
}
