import type { ReactNode } from 'react'

import { UnreachableError } from '../../api/apiError.ts'
import { textOf } from '../../messages.ts'
import { useSession } from '../../session/useSession.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { AccessDenied } from './AccessDenied.tsx'

/** Shows a screen to the admin alone; the server decides anyway, this only spares others an empty screen (rule 12). */
export function AdminGate({ title, children }: { title: string; children: ReactNode }) {
  const session = useSession()
  if (session.status === 'checking') return <ScreenSkeleton />
  if (session.status === 'unreachable') {
    return (
      <>
        <ScreenTitle title={title} />
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
      <ScreenTitle title={title} />
      {children}
    </>
  )
}
