import { Link, Navigate, useLocation } from 'react-router-dom'

import { leads } from '../../leads.ts'
import { paths } from '../../paths.ts'
import { useCoach } from '../../session/coach/useCoach.ts'
import { PlaceNotice } from '../../session/notices/PlaceNotice.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { codeInFragment } from './codeInFragment.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'

const SetupForm = lazyPart(() => import('./SetupForm.tsx').then((module) => module.SetupForm))

const CodeForm = lazyPart(() => import('./CodeForm.tsx').then((module) => module.CodeForm))

/**
 * The coach's login and, at the first one, the profile (rule 131). Whoever is signed in goes on to the dashboard, but for those whom a
 * dashboard that can't be shown has sent here.
 */
export function CoachLoginScreen() {
  const { status, coach, retry } = useCoach()
  const state = useLocation().state as { isSentBack?: boolean } | null
  if (status === 'checking') return <ScreenSkeleton />
  if (status === 'unreachable')
    return (
      <ErrorState title="We could not reach the server" onRetry={retry}>
        Logging in needs a connection.
      </ErrorState>
    )
  const isOther = codeInFragment() !== '' && codeInFragment() !== coach?.coachCode
  if (coach?.isLinked === true && !isOther && state?.isSentBack !== true)
    return <Navigate to={paths.coachDashboard} replace />
  const isSetup = coach?.isLinked === false && !isOther
  return (
    <>
      <PlaceNotice place="coach" />
      <ScreenTitle title={isSetup ? 'Set up your profile' : leads.coachLogin.title} />
      <p className="lead">
        {isSetup ? 'You do this once. No e-mail is needed, and you can use a nickname.' : leads.coachLogin.lead}
      </p>
      <Card className="mt-5">{isSetup ? <SetupForm coach={coach} /> : <CodeForm />}</Card>
      {!isSetup && (
        <section className="bg-sunken rounded-card mt-6 p-5">
          <h2 className="text-xl">No coach code yet?</h2>
          <p className="mt-1 text-base">
            Codes are issued for a club. <Link to={paths.teamCoaches}>See what coaches get, and ask for a code</Link>.
          </p>
        </section>
      )}
    </>
  )
}
