import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { momentText } from '../../../../language/timeTexts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { eventTextOf } from '../eventTextOf.ts'
import { listInvitations, withdrawInvitation, type OwnInvitation } from '../teamCalls.ts'
import { InvitationLink } from './InvitationLink.tsx'

const states: Readonly<Record<OwnInvitation['state'], string>> = {
  open: 'Waits for an answer',
  accepted: 'Accepted: it stands among your events',
  declined: 'Declined by the other coach',
  withdrawn: 'You have withdrawn it',
  over: 'Nobody answered before its day',
}

/** What became of the coach's invitations to other clubs: the link of an open one can be sent again, or withdrawn (rule 239). */
export function OwnInvitations() {
  const { data } = useQuery({ queryKey: ['event-invitations'], queryFn: listInvitations, refetchOnMount: 'always' })
  if (data === undefined || data.invitations.length === 0) return null
  return (
    <Card>
      <h2 className="text-xl">Your invitations</h2>
      <ul className="divide-line mt-2 divide-y">
        {data.invitations.map((invitation) => (
          <li key={invitation.id} className="py-3">
            <b className="wrap-anywhere">{invitation.teams.join(', ')}</b>
            <span className="text-muted block text-base">
              {momentText(invitation.beginsAt)} · {states[invitation.state]}
            </span>
            {invitation.state === 'open' && <OpenInvitation invitation={invitation} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function OpenInvitation({ invitation: { id, token, teams } }: { invitation: OwnInvitation }) {
  const [isAsked, setIsAsked] = useState(false)
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => withdrawInvitation(id),
    onSettled: () => client.invalidateQueries({ queryKey: ['event-invitations'] }),
  })
  return (
    <>
      {token !== null && <InvitationLink invitation={{ id, token }} label="The link for the other coach" />}
      {withdraw.error !== null && (
        <p role="alert" className="text-bad mt-2 font-semibold">
          {eventTextOf(withdraw.error)}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {isAsked ? (
          <>
            <Button look="quiet" isBusy={withdraw.isPending} onClick={() => withdraw.mutate()}>
              Yes, Withdraw It
            </Button>
            <Button look="plain" onClick={() => setIsAsked(false)}>
              No, Keep It
            </Button>
          </>
        ) : (
          <Button
            look="plain"
            aria-label={`Withdraw the invitation for ${teams.join(', ')}`}
            onClick={() => setIsAsked(true)}
          >
            Withdraw
          </Button>
        )}
      </div>
    </>
  )
}
