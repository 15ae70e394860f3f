import { textOf } from '../../../messages.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'

type Props = { error: Error | null; onRetry: () => void; isRetrying: boolean }

/** Why a round that was asked for doesn't begin: it could not be loaded, or holds nothing. */
export function RoundNotice({ error, onRetry, isRetrying }: Props) {
  return (
    <div className="mt-5">
      {error === null ? (
        <EmptyState title="Nothing is left here">
          There is no question of that kind just now. Choose chapters below and practice what you like.
        </EmptyState>
      ) : (
        <ErrorState title="The round could not be loaded" onRetry={onRetry} isRetrying={isRetrying}>
          {textOf(error)}
        </ErrorState>
      )}
    </div>
  )
}
