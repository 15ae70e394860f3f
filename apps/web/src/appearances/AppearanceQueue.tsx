import { decideAppearance } from '@seraph/schema/http/appearances'
import type { Appearance } from '@seraph/schema/http/appearances'
import { useMutation, useQuery } from '@tanstack/react-query'

import { callEndpoint } from '../api/callEndpoint.ts'
import { queryClient } from '../api/queries/queryClient.ts'
import { textOf } from '../messages.ts'
import { Badge } from '../ui/marks/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts/toastStore.ts'
import { appearancesQuery } from './appearancesQuery.ts'

/** Who waits to appear on the featured pages, each with a yes and a no; nothing where nobody waits (rule 148). */
export function AppearanceQueue() {
  const { data = [] } = useQuery(appearancesQuery)
  const decide = useMutation({
    mutationFn: ({ appearance: { kind, id }, isAdmitted }: { appearance: Appearance; isAdmitted: boolean }) =>
      callEndpoint(decideAppearance, { params: { kind, id }, body: { isAdmitted } }),
    onSuccess: ({ isAdmitted }, { appearance }) =>
      showToast({
        title: isAdmitted ? `${appearance.name} may appear` : `${appearance.name} stays off the lists`,
      }),
    onError: (error) => showToast({ title: 'Error', description: textOf(error), isError: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: appearancesQuery.queryKey }),
  })
  if (data.length === 0) return null
  return (
    <section className="border-line bg-surface rounded-card mb-6 border p-5">
      <h2 className="flex flex-wrap items-center gap-3 text-xl">
        Waiting to appear <Badge look="points">{data.length}</Badge>
      </h2>
      <p className="text-muted mt-1 text-base">Everybody can read the featured pages. May these names appear there?</p>
      <ul className="divide-line mt-3 divide-y">
        {data.map((appearance) => (
          <li key={appearance.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="min-w-52 flex-1 wrap-anywhere">
              <b>{appearance.name}</b>
              <span className="text-muted block text-base">{placeOf(appearance)}</span>
            </p>
            <Button
              aria-label={`Yes, let ${appearance.name} appear`}
              isBusy={isBusy(decide, appearance)}
              onClick={() => decide.mutate({ appearance, isAdmitted: true })}
            >
              Yes
            </Button>
            <Button
              look="quiet"
              aria-label={`No, keep ${appearance.name} off`}
              disabled={isBusy(decide, appearance)}
              onClick={() => decide.mutate({ appearance, isAdmitted: false })}
            >
              No
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isBusy = (
  decide: { isPending: boolean; variables: { appearance: Appearance } | undefined },
  { id }: Appearance,
): boolean => decide.isPending && decide.variables?.appearance.id === id

function placeOf({ kind, clubName, teamName, state, country, coachName }: Appearance): string {
  const place = [clubName, ...(kind === 'player' ? [teamName] : []), state, country].filter(Boolean).join(', ')
  const what = kind === 'player' ? 'Player' : 'Team'
  return `${what} · ${place}${coachName === null ? '' : ` · ${coachName}`}`
}
