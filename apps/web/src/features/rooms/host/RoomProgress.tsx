import type { RoomParticipant } from '@seraph/schema/rooms/room'

import { ProgressBar } from '../../../ui/marks/ProgressBar.tsx'

type Props = { answered: number; total: number; me: RoomParticipant | undefined }

/** How many questions are answered, and the points so far as the room knows them. */
export function RoomProgress({ answered, total, me }: Props) {
  return (
    <div className="mb-4">
      <div className="text-muted mb-2 flex flex-wrap justify-between gap-x-4 text-base">
        <span>
          <b className="text-ink">{answered}</b> of <b className="text-ink">{total}</b> answered
        </span>
        <span>
          <b className="text-ink">{me?.score ?? 0}</b> of {me?.pointsPossible ?? 0} points
        </span>
      </div>
      <ProgressBar label="Quiz progress" percent={Math.round((100 * answered) / total)} />
    </div>
  )
}
