import type { FoundPlayer } from '@seraph/schema/http/admin/adminPlayers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { adminTexts } from '../../../messages/admin.ts'
import { AdminList } from '../AdminList.tsx'
import { SearchForm } from '../SearchForm.tsx'
import { FoundPlayerCard } from './FoundPlayerCard.tsx'
import { MergeNote } from './MergeNote.tsx'
import { playersQuery } from '../queries.ts'

/** Find a forgotten code, agree on a display name, bring back a deleted player, merge duplicates (rule 34). */
export function PlayersTab() {
  const [search, setSearch] = useState('')
  const [duplicate, setDuplicate] = useState<FoundPlayer>()
  const query = useQuery(playersQuery(search))
  return (
    <>
      <SearchForm
        label="Find players"
        hint="Code (old ones too), club, team or display name"
        isBusy={query.isFetching}
        onSearch={(words) => {
          // The same words again ask for what is so now.
          if (words === search) void query.refetch()
          else setSearch(words)
        }}
      />
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
