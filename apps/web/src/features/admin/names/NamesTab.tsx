import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { listNames } from '@seraph/schema/http/admin/adminNames'
import { useState } from 'react'

import { callEndpoint } from '../../../api/callEndpoint.ts'
import { AppearanceQueue } from '../../../appearances/AppearanceQueue.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'
import { AdminList } from '../AdminList.tsx'
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
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const query = useQuery(namesQuery(search))
  return (
    <>
      <AppearanceQueue />
      <search>
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            setSearch(typed.trim())
          }}
        >
          <div className="min-w-60 flex-1">
            <Field label="Find names" hint="Of a club, a team or a player" isOptional>
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
