import type { CloseReason } from '@seraph/schema/rooms/version'

import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'

type Props = { reason: CloseReason | undefined; onUseHere: () => void; onLeave: () => void }

/** The line was closed for good: another tab has the seat, or this page is too old (ruling 37). */
export function LineEnded({ reason, onUseHere, onLeave }: Props) {
  const isOld = reason === 'version_mismatch'
  return (
    <Card>
      <ScreenTitle title={isOld ? 'Please reload this page' : 'This room is open elsewhere'} />
      <output className="mt-2 block">
        {isOld
          ? 'Seraph has been renewed since this page was opened. Nothing is lost.'
          : 'Your seat is being used in another tab or on another device. Only one can be used at a time.'}
      </output>
      <div className="mt-5 flex flex-wrap gap-3">
        {isOld ? (
          <Button onClick={() => location.reload()}>Reload</Button>
        ) : (
          <Button onClick={onUseHere}>Use here</Button>
        )}
        <Button look="quiet" onClick={onLeave}>
          Back to study rooms
        </Button>
      </div>
    </Card>
  )
}
