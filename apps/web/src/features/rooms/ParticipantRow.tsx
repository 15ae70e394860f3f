import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'
import type { RoomMark } from '@seraph/schema/rooms/roomAnswer'
import type { Season } from '@seraph/schema/season'
import { accuracyTone } from '@seraph/domain/ranks/accuracyRank'

import { agoText } from '../../rooms/agoText.ts'
import { chaptersText } from '../../rooms/chaptersText.ts'
import type { RoomClient } from '../../rooms/roomClient.ts'
import { Badge } from '../../ui/Badge.tsx'
import { toneClass } from '../../ui/toneClass.ts'
import { ChapterMarks } from './ChapterMarks.tsx'
import { ParticipantActions } from './ParticipantActions.tsx'

type Props = {
  client: RoomClient
  room: Room
  season: Season
  participant: RoomParticipant
  marks: readonly RoomMark[]
  /** Milliseconds since 1970. */
  now: number
}

const presenceWords = { here: 'Here', away: 'Away', left: 'Left', removed: 'Removed' } as const

/** One participant: where, with what chapters, how far and how well. */
export function ParticipantRow({ client, room, season, participant, marks, now }: Props) {
  const { nickname, teamName, presence, assignedChapters, questionsAnswered, score, pointsPossible, accuracy } =
    participant
  const isPlaying = presence === 'here' || presence === 'away'
  const tone = accuracy === null ? '' : toneClass[accuracyTone(accuracy, 'quiz')]
  const figures = [
    { label: 'Answered', value: questionsAnswered },
    { label: 'Score', value: `${score} / ${pointsPossible}` },
    { label: 'Accuracy', value: accuracy === null ? '–' : `${accuracy} %`, tone },
    { label: 'Last activity', value: agoText(Date.parse(participant.lastActivity), now) },
  ]
  return (
    <li aria-label={nickname} className={`px-4 py-3 sm:px-5 ${isPlaying ? '' : 'opacity-75'}`}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-44 flex-1">
          <p className="flex flex-wrap items-center gap-2">
            <span
              aria-hidden
              className={`size-3 rounded-full ${presence === 'here' ? 'bg-good-fill' : 'border-edge border-2'}`}
            />
            <b className="tracking-wide">{nickname}</b>
            <Badge>{presenceWords[presence]}</Badge>
          </p>
          <p className="text-muted mt-0.5 text-base">
            {teamName !== null && `${teamName} · `}
            {assignedChapters.length === 0
              ? 'No chapters yet'
              : `${assignedChapters.length === 1 ? 'Chapter' : 'Chapters'} ${chaptersText(assignedChapters)}`}
          </p>
        </div>
        <dl className="grid w-full grid-cols-4 items-end gap-3 sm:w-auto sm:gap-6">
          {figures.map(({ label, value, tone: colour }) => (
            <div key={label}>
              <dt className="text-muted text-sm leading-tight">{label}</dt>
              <dd className={`font-semibold tabular-nums ${colour ?? ''}`}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {room.status !== 'completed' && isPlaying && (
        <ParticipantActions client={client} room={room} season={season} participant={participant} />
      )}
      {marks.length > 0 && <ChapterMarks marks={marks} season={season} nickname={nickname} />}
    </li>
  )
}
