import CircleAlert from 'virtual:icons/circle-alert'
import type { ReactNode } from 'react'

import { Button } from './Button.tsx'

type Props = {
  title: string
  children: ReactNode
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
  onStartAfresh?: () => Promise<void>
}

/** What happened, what to do, Try Again, and Start Afresh where something kept may be the cause. */
export function ErrorState({ title, children, onRetry, isRetrying = false, onStartAfresh }: Props) {
  return (
    <div role="alert" className="bg-bad-ground rounded-card appear p-5 sm:p-6">
      <h2 className="text-bad flex items-center gap-2 text-xl">
        <CircleAlert aria-hidden className="size-6 flex-none" />
        {title}
      </h2>
      <p className="mt-2">{children}</p>
      {onRetry && (
        <Button look="quiet" className="mt-4" onClick={onRetry} isBusy={isRetrying}>
          Try Again
        </Button>
      )}
      {onStartAfresh && (
        <Button look="quiet" className="mt-4 ml-3" onClick={() => void onStartAfresh()}>
          Start Afresh
        </Button>
      )}
    </div>
  )
}
