import { listPlaying } from '@seraph/domain/rooms/refuseStart'

import { amountText } from '../../language/amountText.ts'
import { chaptersText } from '../../liveRoom/chaptersText.ts'
import type { RoomMember } from '../../liveRoom/line/roomMember.ts'
import { Badge } from '../../ui/marks/Badge.tsx'
import { Gem } from '../../ui/marks/Gem.tsx'
import { Card } from '../../ui/Card.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { Spinner } from '../../ui/waiting/Spinner.tsx'
import { CountingNote } from './member/CountingNote.tsx'

/** Before the quiz: which room, my chapters, and who else is here. */
export function Lobby({ state, season, said }: RoomMember & { said: string }) {
  const { room, participantId } = state.view
  const playing = listPlaying(room)
  const me = playing.find(({ id }) => id === participantId)
  const chapters = me?.assignedChapters ?? []
  const label = (chapter: number) => season.chapters[chapter - 1]?.label ?? String(chapter)
  return (
    <>
      <ScreenTitle title={room.name} />
      <p className="text-muted mt-1">
        Room {room.code} · {room.coachName}
      </p>
      <Card className="mt-4">
        <p className="flex items-center gap-3 text-xl">
          <Spinner />
          {room.status === 'waiting' ? 'Waiting for your coach to start' : 'The quiz is running'}
        </p>
        <p className="mt-4 text-base font-[640]">You are {me?.nickname}. Your chapters:</p>
        {chapters.length === 0 ? (
          <p className="text-muted mt-1">Your coach will give you some in a moment.</p>
        ) : (
          <p className="mt-1 text-xl">{chaptersText(chapters, label)}</p>
        )}
        <CountingNote nickname={me?.nickname ?? ''} />
      </Card>
      <section aria-labelledby="here" className="mt-5">
        <h2 id="here" className="text-xl">
          {amountText(playing.length, 'participant')}
        </h2>
        <output className="sr-only">{said}</output>
        <ul className="mt-2 flex flex-wrap gap-2">
          {playing.map(({ id, nickname, gem, presence }) => (
            <li key={id} className={presence === 'here' ? '' : 'opacity-70'}>
              <Badge look={id === participantId ? 'points' : 'plain'}>
                {gem !== null && <Gem letter={gem} className="mr-1.5 -ml-1 inline size-6" />}
                {nickname}
                {presence === 'away' && ' (away)'}
              </Badge>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
