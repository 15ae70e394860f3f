import WifiOff from 'virtual:icons/wifi-off'

import { useSession } from '../../session/useSession.ts'
import { useIsOnline } from '../../ui/useIsOnline.ts'

/** Says that there is no network, or that the server does not answer; otherwise nothing. */
export function ConnectionNote() {
  const isOnline = useIsOnline()
  const session = useSession()
  // It stays where it is while the server is asked again.
  const isCutOff = session.status === 'unreachable' || (session.status === 'checking' && session.hasFailed)
  if (isOnline && !isCutOff) return null
  return (
    <output className="bg-fair-ground rounded-card mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <WifiOff aria-hidden className="text-fair size-6 flex-none" />
      <span className="min-w-48 flex-1">
        {isOnline
          ? 'We cannot reach the server right now. Seraph keeps trying.'
          : 'You are offline. What you do is kept, and is sent when you are back.'}
      </span>
      {isOnline && (
        <button type="button" className="text-indigo min-h-11 px-2 font-[640]" onClick={session.retry}>
          Try Again
        </button>
      )}
    </output>
  )
}
