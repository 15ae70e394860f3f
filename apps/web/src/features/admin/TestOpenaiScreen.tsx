import { useSession } from '../../session/useSession.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { textOf } from '../../messages.ts'
import { UnreachableError } from '../../api/apiError.ts'
import { AccessDenied } from './AccessDenied.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'

/** Where the admin tries the configured model (document 2, §2; ruling 41). */
export function TestOpenaiScreen() {
  const session = useSession()
  if (session.status === 'checking') return <ScreenSkeleton />
  if (session.status === 'unreachable') {
    return (
      <>
        <ScreenTitle title="AI Feedback Test" />
        <div className="mt-5">
          <ErrorState title="We could not check who you are" onRetry={session.retry}>
            {textOf(new UnreachableError('session'))}
          </ErrorState>
        </div>
      </>
    )
  }
  const isAdmin = session.status === 'player' && session.isAdmin
  if (!isAdmin) return <AccessDenied canBecomeAdmin={session.status === 'player' && session.canBecomeAdmin} />
  return (
    <>
      <ScreenTitle title="AI Feedback Test" />
      <p className="lead">Send a text to the configured model and see what it says.</p>
      <FeedbackForm />
    </>
  )
}
