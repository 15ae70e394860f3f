import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'

import { amountText } from '../../../language/amountText.ts'
import { eventTextOf } from './eventTextOf.ts'
import { paths } from '../../../paths.ts'
import { codeInput, isWholeCode } from '../../../session/codeInput.ts'
import { playerCodeBox } from '../../../session/playerCodeBox.ts'
import { useSession } from '../../../session/useSession.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'
import { joinTeam, lookUpEvent } from './teamCalls.ts'
import type { TeamSeat } from './teamSeat.ts'

type Props = { code: string; onEnter: (seat: TeamSeat) => void }

/** The event's code, one's player code, then one's team, and in. */
export function JoinTeam({ code: given, onEnter }: Props) {
  const { status, storedCode } = useSession()
  const { pathname, search } = useLocation()
  const [code, setCode] = useState(/^\d{6}$/.test(given) ? given : '')
  const [typed, setTyped] = useState<string>()
  const nickname = typed ?? storedCode ?? ''
  const [issue, setIssue] = useState<string>()
  const look = useMutation({ mutationFn: lookUpEvent })
  const join = useMutation({
    mutationFn: (teamId: string) => joinTeam(code, nickname, teamId),
    onSuccess: onEnter,
  })
  const failure = join.error ?? look.error
  const find = () => {
    const wrong = !/^\d{6}$/.test(code)
      ? 'An event’s code has 6 digits.'
      : isWholeCode(nickname)
        ? undefined
        : 'A player code has 4 to 10 letters and digits.'
    setIssue(wrong)
    if (wrong === undefined) look.mutate(code)
  }
  return (
    <Card>
      <h2 className="text-xl">Join your team</h2>
      <form
        noValidate
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          find()
        }}
      >
        <Field label="Code of the event" hint="6 digits, from your coach">
          {(box) => (
            <input
              {...box}
              className={`${inputClass} text-center text-2xl! font-semibold tracking-[0.3em] tabular-nums`}
              inputMode="numeric"
              autoComplete="off"
              value={code}
              onChange={(event) => {
                setCode(event.target.value.replace(/\D/g, '').slice(0, 6))
                look.reset()
              }}
            />
          )}
        </Field>
        <Field label="Your player code">
          {(box) => (
            <input
              {...box}
              {...playerCodeBox}
              value={nickname}
              onChange={(event) => setTyped(codeInput(nickname, event.target.value))}
            />
          )}
        </Field>
        {(issue ?? failure) != null && (
          <p role="alert" className="text-bad font-semibold">
            {issue ?? eventTextOf(failure)}
          </p>
        )}
        {look.data === undefined && (
          <Button type="submit" isBusy={look.isPending}>
            Choose Your Team
          </Button>
        )}
      </form>
      {look.data !== undefined && (
        <fieldset className="mt-5">
          <legend className="text-xl font-[640]">{look.data.name}: which is your team?</legend>
          <ul className="mt-3 grid gap-2 sm:grid-cols-2">
            {look.data.teams.map(({ id, name, size }) => (
              <li key={id}>
                <Button
                  look="quiet"
                  className="w-full justify-between!"
                  isBusy={join.isPending && join.variables === id}
                  disabled={join.isPending && join.variables !== id}
                  onClick={() => join.mutate(id)}
                >
                  <span className="wrap-anywhere">{name}</span>
                  <span className="text-muted text-base font-normal">{amountText(size, 'member')}</span>
                </Button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {status === 'guest' && (
        <p className="text-muted mt-4 text-base">
          <Link to={paths.login} state={{ from: `${pathname}${search}` }}>
            Log in
          </Link>{' '}
          first, and the rehearsal counts as a study day.
        </p>
      )}
    </Card>
  )
}
