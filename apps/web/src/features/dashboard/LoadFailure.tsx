import CircleAlert from 'virtual:icons/circle-alert'
import { Link } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'

type Props = { title: string; detail?: string; onRetry?: () => void; isRetrying?: boolean }

/** The dashboard can't be shown: what happened, Try Again, and the way back to the login. */
export function LoadFailure({ title, detail, onRetry, isRetrying = false }: Props) {
  return (
    <div role="alert" className="bg-bad-ground rounded-card p-5 sm:p-6">
      <h1 className="text-bad flex items-start gap-2 text-xl">
        <CircleAlert aria-hidden className="mt-0.5 size-6 flex-none" />
        {title}
      </h1>
      {detail !== undefined && <p className="mt-2">{detail}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {onRetry && (
          <Button onClick={onRetry} isBusy={isRetrying}>
            Try Again
          </Button>
        )}
        <Link className={buttonClass('quiet')} to={paths.coachLogin} state={{ isSentBack: true }}>
          Return to Login
        </Link>
      </div>
    </div>
  )
}
