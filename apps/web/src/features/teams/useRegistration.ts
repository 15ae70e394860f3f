import type { registerClub } from '@seraph/schema/http/coaches/clubs'
import type { ReplyOf } from '@seraph/schema/http/endpoint'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { codeOf } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { newId } from '../../api/newId.ts'
import { queryClient } from '../../api/queries/queryClient.ts'
import { sessionQuery } from '../../session/sessionQuery.ts'
import { textOf, toasts } from '../../messages.ts'
import { coachToasts } from '../../messages/coaches.ts'
import { reasonOf } from '../../messages/reasonOf.ts'
import { paths } from '../../paths.ts'
import { showToast, type Toast } from '../../ui/toasts/toastStore.ts'
import { clubDataOf, type RegistrationInput } from './teamInput.ts'

export type Registered = ReplyOf<typeof registerClub>
export type Outcome =
  | { state: 'sending' }
  | { state: 'failed'; text: string }
  | { state: 'registered'; team: Registered }

/** How long what was registered stays on the screen before the dashboard, which shows the codes again (rule 131). */
const stayMs = 2_000

/**
 * Registers team after team: what succeeded stays, what failed can be sent again, and nothing is sent twice, since each team has a key
 * that lasts until its content changes (rule 20). Once all are registered it goes to the dashboard and takes the new codes along.
 */
export function useRegistration() {
  const navigate = useNavigate()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const keys = useRef(new Map<string, { content: string; key: string }>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const keyFor = (teamKey: string, content: string): string => {
    const known = keys.current.get(teamKey)
    const kept = known?.content === content ? known : { content, key: newId() }
    keys.current.set(teamKey, kept)
    return kept.key
  }

  const send = async ({ coachName, teams }: RegistrationInput): Promise<void> => {
    const results = new Map(outcomes)
    const note = (teamKey: string, outcome: Outcome) => {
      results.set(teamKey, outcome)
      setOutcomes(new Map(results))
    }
    let firstError: unknown
    for (const team of teams) {
      const { teamKey } = team
      if (results.get(teamKey)?.state === 'registered') continue
      note(teamKey, { state: 'sending' })
      const clubData = clubDataOf(coachName, team)
      try {
        const reply = await call('registerClub', { body: { clubData } }, { idempotencyKey: keyFor(teamKey, clubData) })
        note(teamKey, { state: 'registered', team: reply })
      } catch (error) {
        firstError ??= error
        note(teamKey, { state: 'failed', text: textOf(error) })
      }
    }
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    if (firstError !== undefined) {
      void queryClient.invalidateQueries({ queryKey: ['availableGems'] })
      showToast(failureToast(firstError))
      return
    }
    const registered = [...results.values()].flatMap((one) => (one.state === 'registered' ? [one.team] : []))
    showToast(coachToasts.allRegistered(registered.length))
    timer.current = setTimeout(() => void navigate(paths.coachDashboard, { state: { registered } }), stayMs)
  }
  const isSending = [...outcomes.values()].some(({ state }) => state === 'sending')
  return { outcomes, send, isSending }
}

function failureToast(error: unknown): Toast {
  if (codeOf(error) === 'gem_taken') return toasts.gemNotAvailable
  if (codeOf(error) === 'coach_not_signed_in') return coachToasts.verificationRequired
  return coachToasts.registrationFailed(reasonOf(error))
}
