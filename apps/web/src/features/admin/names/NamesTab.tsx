import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { listNames } from '@seraph/schema/http/admin/adminNames'
import { useState } from 'react'

import { callEndpoint } from '../../../api/callEndpoint.ts'
import { AppearanceQueue } from '../../../appearances/AppearanceQueue.tsx'
import { AdminList } from '../AdminList.tsx'
import { SearchForm } from '../SearchForm.tsx'
import { NameCard } from './NameCard.tsx'

const namesQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'names', search],
    queryFn: () => callEndpoint(listNames, { query: { search } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Names that others see: who waits to appear, and every club, team and display name to hide or to change (rules 147 and 148). */
export function NamesTab() {
  const [search, setSearch] = useState('')
  const query = useQuery(namesQuery(search))
  return (
    <>
      <AppearanceQueue />
      <SearchForm
        label="Find names"
        hint="Of a club, a team or a player"
        isBusy={query.isFetching}
        onSearch={(words) => {
          // The same words again ask for what is so now.
          if (words === search) void query.refetch()
          else setSearch(words)
        }}
      />
      <div className="mt-4">
        <AdminList
          query={query}
          loading="Loading names..."
          empty={{ title: 'No names found', hint: 'Try another spelling, or a part of the name.' }}
        >
          {(names) => (
            <ul className="grid gap-4">
              {names.map((name) => (
                <NameCard key={name.id} listed={name} />
              ))}
            </ul>
          )}
        </AdminList>
      </div>
    </>
  )
}
