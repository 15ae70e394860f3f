import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** In the place of a run that another tab of this browser has gone on with (rule 229). */
export function RunElsewhere({ onGoOn }: { onGoOn: () => void }) {
  return (
    <div role="alert" className="mt-5">
      <EmptyState title="You are going on in another tab">
        <p>This one has stopped, so that nothing is answered twice. Your answers are all kept.</p>
        <Button className="mt-4" onClick={onGoOn}>
          Go on here
        </Button>
      </EmptyState>
    </div>
  )
}
