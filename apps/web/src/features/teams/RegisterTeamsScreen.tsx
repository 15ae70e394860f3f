import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'

import { leads } from '../../leads.ts'
import { paths } from '../../paths.ts'
import { useCoach } from '../../session/coach/useCoach.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { Skeleton } from '../../ui/waiting/Skeleton.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'

const VerifyStep = lazyPart(() => import('./VerifyStep.tsx').then((module) => module.VerifyStep))

const RegistrationForm = lazy(() =>
  import('./RegistrationForm.tsx').then((module) => ({ default: module.RegistrationForm })),
)

/** Team registration in two steps (rule 131); a coach who is signed in, or whose saved code is still good, begins at the second. */
export function RegisterTeamsScreen() {
  const { status, coach, retry } = useCoach()
  return (
    <>
      <ScreenTitle title={leads.register.title} />
      <p className="lead">{leads.register.lead}</p>
      {status === 'checking' && <Skeleton className="mt-5 h-60" />}
      {status === 'unreachable' && (
        <div className="mt-5">
          <ErrorState title="We could not reach the server" onRetry={retry}>
            Registering a team needs a connection.
          </ErrorState>
        </div>
      )}
      {status === 'none' && <VerifyStep />}
      {status === 'coach' && (
        <>
          {coach.isLinked && (
            <p className="mt-3">
              <Link to={paths.coachDashboard}>Back to the Coach Dashboard</Link>
            </p>
          )}
          <Suspense fallback={<Skeleton className="mt-5 h-[40rem]" />}>
            <RegistrationForm coach={coach} />
          </Suspense>
        </>
      )}
    </>
  )
}
