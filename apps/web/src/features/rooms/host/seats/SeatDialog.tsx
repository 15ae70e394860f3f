import type { RoomParticipant } from '@seraph/schema/rooms/room'
import type { RoomMark } from '@seraph/schema/rooms/roomAnswer'
import type { Season } from '@seraph/schema/season'

import { percentText } from '../../../../language/percentText.ts'
import { agoText } from '../../../../liveRoom/agoText.ts'
import { chaptersText } from '../../../../liveRoom/chaptersText.ts'
import { useNow } from '../../../../liveRoom/useNow.ts'
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx'
import { ChapterMarks } from '../../ChapterMarks.tsx'
import { guestMeaning } from './guestMeaning.ts'

type Props = {
  participant: RoomParticipant
  marks: readonly RoomMark[]
  season: Season
  onClose: () => void
}

/** All that the host knows of one participant. */
export function SeatDialog({ participant, marks, season, onClose }: Props) {
  const { nickname, teamName, assignedChapters, score, pointsPossible, accuracy, lastActivity, isGuest } = participant
  const now = useNow(15_000)
  const label = (chapter: number) => season.chapters[chapter - 1]?.label ?? String(chapter)
  const facts = [
    ...(teamName === null ? [] : [{ label: 'Team', value: teamName }]),
    { label: 'Chapters', value: assignedChapters.length === 0 ? 'None yet' : chaptersText(assignedChapters, label) },
    { label: 'Points', value: `${score} of ${pointsPossible}` },
    { label: 'Accuracy', value: percentText(accuracy) },
    { label: 'Last activity', value: agoText(Date.parse(lastActivity), now) },
  ]
  return (
    <Dialog title={nickname} onClose={onClose}>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
        {facts.map(({ label: name, value }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {isGuest && <p className="bg-sunken mt-4 rounded-xl px-4 py-3 text-base">{guestMeaning}</p>}
      {marks.length > 0 && <ChapterMarks marks={marks} season={season} nickname={nickname} />}
    </Dialog>
  )
}
