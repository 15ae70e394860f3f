import { listPlaying } from '@seraph/domain/rooms/refuseStart'
import type { Room } from '@seraph/schema/rooms/room'

import { amountText } from '../../../language/amountText.ts'
import { Gem } from '../../../ui/marks/Gem.tsx'

/** How many names a wall holds that can still be read at its back. */
const mostNames = 40

/** Before the start: who is here, by gem and by the name that the room uses, each rising as it joins. */
export function HereNow({ room }: { room: Room }) {
  const playing = listPlaying(room)
  // The newest must be seen to come, however many are here.
  const shown = playing.slice(-mostNames)
  const more = playing.length - shown.length
  return (
    <section className="roomscreen-here">
      <h2>{playing.length === 0 ? 'Come in!' : `${amountText(playing.length, 'is', 'are')} here`}</h2>
      <ul data-size={shown.length > 12 ? 'small' : undefined}>
        {more > 0 && <li>and {more} more</li>}
        {shown.map(({ id, nickname, gem, presence }) => (
          <li key={id} className="roomscreen-rises" data-away={presence === 'away' || undefined}>
            {gem !== null && <Gem letter={gem} className="roomscreen-chipgem" />}
            {nickname}
          </li>
        ))}
      </ul>
      <p className="text-muted">Your coach starts when all are in.</p>
    </section>
  )
}
