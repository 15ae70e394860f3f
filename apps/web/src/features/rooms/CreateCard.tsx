import type { Coach } from '@seraph/schema/http/coaches'
import type { Season } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'

import { ChapterPicker } from '../../activity/ChapterPicker.tsx'
import { useAttemptKey } from '../../api/useAttemptKey.ts'
import { roomTexts, roomToasts } from '../../messages/rooms.ts'
import { createFailure } from '../../rooms/failureToasts.ts'
import { createRoom } from '../../rooms/roomCalls.ts'
import type { RoomSession } from '../../rooms/roomSession.ts'
import { useCoach } from '../../session/useCoach.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toastStore.ts'
import { VerifyCoach } from './VerifyCoach.tsx'

type Props = { season: Season; onEnter: (session: RoomSession) => void }

/** A coach opens a room: the code is verified first, then name and chapters. */
export function CreateCard({ season, onEnter }: Props) {
  const { status, coach } = useCoach()
  return (
    <Card>
      <h2 className="text-xl">Create a room</h2>
      <p className="text-muted mt-1 text-base">For coaches. Your players join with a code of 4 digits.</p>
      {status === 'checking' && <Skeleton className="mt-4 h-28" />}
      {(status === 'none' || status === 'unreachable') && <VerifyCoach />}
      {coach !== null && <RoomForm season={season} coach={coach} onEnter={onEnter} />}
    </Card>
  )
}

function RoomForm({ season, coach, onEnter }: Props & { coach: Coach }) {
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set([1]))
  const attemptKey = useAttemptKey()
  const create = useMutation({
    mutationFn: (given: { title: string; chapters: number[]; coachCode: string }) =>
      createRoom(given, attemptKey(given)),
    onSuccess: onEnter,
    onError: (error) => showToast(createFailure(error, coach.teamName)),
  })
  const choose = (next: ReadonlySet<number>) => {
    if (next.size === 0) showToast(roomToasts.chaptersFailed(roomTexts.oneChapter))
    else setChosen(next)
  }
  return (
    <form
      className="mt-4 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        const chapters = [...chosen].toSorted((a, b) => a - b)
        create.mutate({ title: title.trim(), chapters, coachCode: coach.coachCode })
      }}
    >
      <p className="flex items-center gap-2">
        <CircleCheck aria-hidden className="text-good size-5 flex-none" />
        <span>
          Coach code verified: <b>{coach.coachName ?? coach.clubName}</b>
        </span>
      </p>
      <Field label="Room name" isOptional>
        {(box) => (
          <input
            {...box}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            className={inputClass}
            maxLength={80}
            autoComplete="off"
          />
        )}
      </Field>
      <ChapterPicker
        season={season}
        review={season.review.aiQuiz}
        chosen={chosen}
        isLocked={create.isPending}
        onChange={choose}
      />
      <Button type="submit" isBusy={create.isPending}>
        {create.isPending ? 'Creating...' : 'Create Room'}
      </Button>
    </form>
  )
}
