import { inviteHelper, listCoachHelpers, mostHelpers, revokeHelper } from '@seraph/schema/http/coaches/coachHelpers'
import type { CoachHelper } from '@seraph/schema/http/coaches/coachHelpers'
import { queryOptions, useQuery } from '@tanstack/react-query'
import UserRoundPlus from 'virtual:icons/user-round-plus'
import { useState } from 'react'

import { callEndpoint } from '../../../api/callEndpoint.ts'
import { queryClient } from '../../../api/queries/queryClient.ts'
import { useAttemptKey } from '../../../api/useAttemptKey.ts'
import { textOf } from '../../../messages.ts'
import { coachToasts } from '../../../messages/coaches.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'
import { ScreenSkeleton } from '../../../ui/waiting/ScreenSkeleton.tsx'
import { dayText } from '../dashboardTexts.ts'
import { useCoachChange } from '../useCoachChange.ts'

const helpersQuery = queryOptions({
  queryKey: ['coachHelpers'],
  queryFn: async () => (await callEndpoint(listCoachHelpers, {})).helpers,
  staleTime: 0,
})
const reread = () => queryClient.invalidateQueries({ queryKey: helpersQuery.queryKey })

/** Who helps the coach with these teams, each by a code of their own, which the coach can end (rule 225). */
export function HelpersTab() {
  const { data: helpers, error, refetch, isFetching } = useQuery(helpersQuery)
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<CoachHelper>()
  const keyFor = useAttemptKey()
  const close = () => setChosen(undefined)
  const invite = useCoachChange({
    change: async (body: { name: string }) => {
      const helper = await callEndpoint(inviteHelper, { body }, { idempotencyKey: keyFor(body) })
      await reread()
      return helper
    },
    tell: ({ code, name: called }) => coachToasts.changed(`${called} can log in with the coach code ${code}.`),
    onDone: () => setName(''),
  })
  const revoke = useCoachChange({
    change: async ({ code }: CoachHelper) => {
      await callEndpoint(revokeHelper, { params: { code } })
      await reread()
    },
    tell: () => coachToasts.changed('The code no longer works.'),
    onDone: close,
  })
  if (helpers === undefined) {
    if (error === null) return <ScreenSkeleton />
    return (
      <ErrorState title="Helpers could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
        {textOf(error)}
      </ErrorState>
    )
  }
  return (
    <section>
      <h2 className="text-xl">Helpers</h2>
      <p className="text-muted mt-1">
        A helper has a coach code of their own and looks after your teams with you. Helpers can’t delete players,
        register teams or invite other helpers. Your labels stay yours; helpers write their own.
      </p>
      {helpers.length > 0 && (
        <ul className="border-line bg-surface rounded-card mt-4 border">
          {helpers.map((helper) => (
            <li
              key={helper.code}
              className="border-line flex flex-wrap items-center gap-x-4 gap-y-1 border-b px-4 py-2 last:border-0"
            >
              <b className="wrap-anywhere">{helper.name}</b>
              <span className="min-w-40 flex-1 text-base">
                Coach code <b className="tracking-widest tabular-nums">{helper.code}</b>,{' '}
                {helper.lastLoginAt === null ? 'not used yet' : `last login ${dayText(helper.lastLoginAt)}`}
              </span>
              <Button look="plain" aria-label={`End code of ${helper.name}`} onClick={() => setChosen(helper)}>
                End code
              </Button>
            </li>
          ))}
        </ul>
      )}
      {helpers.length < mostHelpers ? (
        <form
          className="mt-5 flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (name.trim() !== '') invite.mutate({ name: name.trim() })
          }}
        >
          <div className="min-w-56 flex-1 sm:max-w-80">
            <Field label="Helper’s name">
              {(box) => (
                <input
                  {...box}
                  className={inputClass}
                  value={name}
                  maxLength={80}
                  autoComplete="off"
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
          </div>
          <Button type="submit" isBusy={invite.isPending} disabled={name.trim() === ''}>
            <UserRoundPlus aria-hidden className="size-5" />
            Invite a helper
          </Button>
        </form>
      ) : (
        <p className="mt-5">You have {mostHelpers} helpers, as many as a coach can have.</p>
      )}
      {chosen !== undefined && (
        <ConfirmDialog
          title={`End the code of ${chosen.name}?`}
          text={`${chosen.name} is signed out and no longer sees your teams. The labels that ${chosen.name} wrote are deleted. You can invite ${chosen.name} again with a new code.`}
          verb="End the code"
          isBusy={revoke.isPending}
          onConfirm={() => revoke.mutate(chosen)}
          onClose={close}
        />
      )}
    </section>
  )
}
