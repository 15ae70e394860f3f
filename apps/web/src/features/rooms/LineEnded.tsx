import type { CloseReason } from '@seraph/schema/rooms/version'

import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'

type Props = { reason: CloseReason | undefined; onUseHere: () => void; onLeave: () => void }

/** The line was closed for good: another tab has the seat, or this page is too old (rule 37). */
export function LineEnded({ reason, onUseHere, onLeave }: Props) {
  const isOld = reason === 'version_mismatch'
  return (
    <Card>
      <ScreenTitle title={isOld ? 'Please reload this page' : 'This room is open elsewhere'} />
      <output className="mt-2 block">
        {isOld
          ? 'Seraph has been updated since this page was opened. Nothing is lost.'
          : 'You are in this room in another tab or on another device. All that you have answered is safe. If you want to go on here, press “Use here”.'}
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
