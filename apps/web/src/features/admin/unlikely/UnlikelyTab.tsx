import { useQuery } from '@tanstack/react-query'

import { adminTexts } from '../../../messages/admin.ts'
import { AdminList } from '../AdminList.tsx'
import { unlikelyPlayersQuery } from '../queries.ts'
import { UnlikelyCard } from './UnlikelyCard.tsx'

/** Whose work of the last four weeks is unlikely, and who is hidden from boards (rule 153). */
export function UnlikelyTab() {
  const query = useQuery(unlikelyPlayersQuery)
  return (
    <>
      <p className="text-muted mb-4 max-w-[45rem]">
        These players did more in the last four weeks than people usually can. It may be a wrong clock, or a phone that
        was offline for long: look first, and ask the coach. Hiding takes a player off the boards alone; all that they
        did stays theirs.
      </p>
      <AdminList
        query={query}
        loading="Loading players..."
        empty={{ title: adminTexts.noUnlikely, hint: 'Everybody works at a human pace.' }}
      >
        {(players) => (
          <ul className="grid gap-4">
            {players.map((player) => (
              <UnlikelyCard key={player.id} player={player} />
            ))}
          </ul>
        )}
      </AdminList>
    </>
  )
}
