import type { Season } from '@seraph/schema/season'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { momentText } from '../../../../language/timeTexts.ts'
import { texts } from '../../../../messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import type { SetSize } from '../../setSizeChoices.ts'
import { eventTextOf } from '../eventTextOf.ts'
import { MomentField } from '../MomentField.tsx'
import { SetFields } from '../SetFields.tsx'
import { invite } from '../teamCalls.ts'
import { namesIn, TeamNames } from '../TeamNames.tsx'
import { InvitationLink } from './InvitationLink.tsx'

/** A coach proposes an event to another club, and gets the link by which its coach accepts (rule 239). */
export function InviteClub({ season }: { season: Season }) {
  const [isOpen, setIsOpen] = useState(false)
  const [teams, setTeams] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(season.questionChapters))
  const [size, setSize] = useState<SetSize>(90)
  const [day, setDay] = useState('')
  const [issue, setIssue] = useState<string>()
  const names = namesIn(teams)
  const client = useQueryClient()
  const ask = useMutation({
    mutationFn: () => {
      const chapters = [...chosen].toSorted((a, b) => a - b)
      return invite({ size, chapters, teams: names, beginsAt: new Date(day).toISOString() })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['event-invitations'] }),
  })
  const submit = () => {
    const wrong =
      names.length === 0
        ? 'Each of your teams needs a name, one on a line.'
        : day === '' || new Date(day).getTime() <= Date.now()
          ? 'Choose a day and a time to come.'
          : chosen.size === 0
            ? texts.chooseChapter
            : undefined
    setIssue(wrong)
    if (wrong === undefined) ask.mutate()
  }
  return (
    <Card>
      <h2 className="text-xl">Meet another club</h2>
      <p className="text-muted mt-1 text-base">
        Its coach accepts by a link. Then questions are drawn that neither club met in the last 14 days, and nobody
        reads them before the day. Each club sees the other’s team names and nothing else; placements alone are told.
      </p>
      {!isOpen && (
        <Button look="quiet" className="mt-4" onClick={() => setIsOpen(true)}>
          Invite a Club
        </Button>
      )}
      {isOpen && ask.data === undefined && (
        <form
          noValidate
          className="mt-4 grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <TeamNames label="Your teams" value={teams} onChange={setTeams} />
          <MomentField label="Day and time" hint="By your clock. You lead the event." value={day} onChange={setDay} />
          <SetFields
            season={season}
            size={size}
            chosen={chosen}
            isLocked={ask.isPending}
            onSize={setSize}
            onChapters={setChosen}
          />
          {(issue !== undefined || ask.error !== null) && (
            <p role="alert" className="text-bad font-semibold">
              {issue ?? eventTextOf(ask.error)}
            </p>
          )}
          <Button type="submit" className="sm:justify-self-start" isBusy={ask.isPending}>
            Make the Link
          </Button>
        </form>
      )}
      {ask.data !== undefined && (
        <InvitationLink
          invitation={ask.data}
          label={`Send this link to the other coach. It can be accepted until ${momentText(new Date(day).getTime())}; the event then stands among yours.`}
        />
      )}
    </Card>
  )
}
