import type { Season } from '@seraph/schema/season'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { amountText } from '../../../../language/amountText.ts'
import { momentText } from '../../../../language/timeTexts.ts'
import { paths } from '../../../../paths.ts'
import { useCoach } from '../../../../session/coach/useCoach.ts'
import { Button } from '../../../../ui/Button.tsx'
import { buttonClass } from '../../../../ui/buttonClass.ts'
import { Card } from '../../../../ui/Card.tsx'
import { ErrorState } from '../../../../ui/ErrorState.tsx'
import { ScreenTitle } from '../../../../ui/ScreenTitle.tsx'
import { ScreenSkeleton } from '../../../../ui/waiting/ScreenSkeleton.tsx'
import { eventTextOf } from '../eventTextOf.ts'
import {
  acceptInvitation,
  declineInvitation,
  loadInvitation,
  type Invitation,
  type InvitationKey,
} from '../teamCalls.ts'
import { namesIn, TeamNames } from '../TeamNames.tsx'
import type { TeamSeat } from '../teamSeat.ts'

const ended: Readonly<Record<Exclude<Invitation['state'], 'open'>, string>> = {
  accepted: 'It has been accepted. If it was you, you find it under “Your events”.',
  declined: 'It was declined, and the other coach has been told.',
  withdrawn: 'The other coach has withdrawn it.',
  over: 'Its day has come, and nobody had accepted it.',
}

type Props = { season: Season; invitation: InvitationKey; onEnter: (seat: TeamSeat) => void }

/** What another club's coach is invited to, and where it is accepted (rule 239). */
export function AcceptInvitation({ season, invitation, onEnter }: Props) {
  const { coach, status } = useCoach()
  const [teams, setTeams] = useState('')
  const [issue, setIssue] = useState<string>()
  const { data, error, refetch } = useQuery({
    queryKey: ['event-invitation', invitation.id],
    queryFn: () => loadInvitation(invitation),
    enabled: coach !== null,
    retry: false,
  })
  const names = namesIn(teams)
  const client = useQueryClient()
  // Somebody else may have answered meanwhile: what is refused shows how it stands.
  const onError = () => void client.invalidateQueries({ queryKey: ['event-invitation', invitation.id] })
  const accept = useMutation({ mutationFn: () => acceptInvitation(invitation, names), onSuccess: onEnter, onError })
  const decline = useMutation({ mutationFn: () => declineInvitation(invitation), onSettled: onError })
  const failure = accept.error ?? decline.error
  if (coach === null)
    return status === 'none' ? (
      <>
        <ScreenTitle title="Two Clubs, One Event" />
        <p className="lead">A coach invites your club. Sign in as a coach, then open the link again.</p>
        <Link className={`${buttonClass('primary')} mt-5`} to={paths.coachLogin}>
          Sign In as a Coach
        </Link>
      </>
    ) : (
      <ScreenSkeleton />
    )
  if (data === undefined)
    return error === null ? (
      <ScreenSkeleton />
    ) : (
      <ErrorState title="The invitation could not be read" onRetry={() => void refetch()}>
        {eventTextOf(error)}
      </ErrorState>
    )
  const labels = season.chapters.flatMap(({ ordinal, label }) => (data.chapters.includes(ordinal) ? [label] : []))
  return (
    <>
      <ScreenTitle title="Two Clubs, One Event" />
      <p className="lead">{data.name}</p>
      <Card className="mt-5">
        <p>
          <b>{momentText(data.beginsAt)}</b> · {amountText(data.size, 'question')} ·{' '}
          {data.seasonId !== season.id
            ? 'of another season than the one you have in hand'
            : labels.length === season.chapters.length
              ? 'of the whole season'
              : labels.join(', ')}
        </p>
        <p className="mt-1">You meet {data.teams.join(', ')}.</p>
        <p className="text-muted mt-3 text-base">
          The questions are drawn when you accept, without what either club met in the last 14 days. Nobody reads them
          before the event. The other coach leads it; you see your own members, and of theirs the team names alone. Both
          of you mark the sheets, and placements alone are told.
        </p>
        {data.isOwn ? (
          <p className="mt-4 font-semibold">
            This is your own invitation. Send its link to the other coach; what became of it stands under “Your
            invitations”.
          </p>
        ) : (
          <form
            noValidate
            className="mt-4 grid gap-5"
            onSubmit={(event) => {
              event.preventDefault()
              setIssue(names.length === 0 ? 'Each of your teams needs a name, one on a line.' : undefined)
              if (names.length > 0) accept.mutate()
            }}
          >
            {data.state !== 'open' && <output className="block font-semibold">{ended[data.state]}</output>}
            {data.state === 'open' && <TeamNames label="Your teams" value={teams} onChange={setTeams} />}
            {(issue !== undefined || failure !== null) && (
              <p role="alert" className="text-bad font-semibold">
                {issue ?? eventTextOf(failure)}
              </p>
            )}
            {data.state === 'open' && (
              <div className="flex flex-wrap gap-3">
                <Button type="submit" isBusy={accept.isPending}>
                  Accept
                </Button>
                <Button look="quiet" isBusy={decline.isPending} onClick={() => decline.mutate()}>
                  Decline
                </Button>
              </div>
            )}
          </form>
        )}
      </Card>
    </>
  )
}
