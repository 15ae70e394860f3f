import type { Coach } from '@seraph/schema/http/coaches/coaches'
import type { Season } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'
import CircleCheck from 'virtual:icons/circle-check'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useAttemptKey } from '../../../api/useAttemptKey.ts'
import { createFailure } from '../../../liveRoom/line/failureToasts.ts'
import { createRoom } from '../../../liveRoom/roomCalls.ts'
import { needInCall, type RoomNeed } from './roomNeed.ts'
import { readRoomPlan, seatChoices, writeRoomPlan } from '../../../liveRoom/roomPlan.ts'
import type { RoomSession } from '../../../liveRoom/line/roomSession.ts'
import { useCoach } from '../../../session/coach/useCoach.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'
import { Skeleton } from '../../../ui/waiting/Skeleton.tsx'
import { showToast } from '../../../ui/toasts/toastStore.ts'
import { PlanForm } from './PlanForm.tsx'
import { VerifyCoach } from './VerifyCoach.tsx'

type Props = { season: Season; onEnter: (session: RoomSession) => void }

/** A coach opens a room: the code is verified once; then one tap opens a room like the last one. */
export function CreateCard({ season, onEnter }: Props) {
  const { status, coach } = useCoach()
  return (
    <Card>
      <h2 className="text-xl">Create a room</h2>
      {coach === null && (
        <p className="text-muted mt-1 text-base">For coaches. Your players join with a code of 4 digits.</p>
      )}
      {status === 'checking' && <Skeleton className="mt-4 h-28" />}
      {(status === 'none' || status === 'unreachable') && <VerifyCoach />}
      {coach !== null && <RoomForm season={season} coach={coach} onEnter={onEnter} />}
    </Card>
  )
}

function RoomForm({ season, coach, onEnter }: Props & { coach: Coach }) {
  const [title, setTitle] = useState('')
  const [search] = useSearchParams()
  const [plan, setPlan] = useState(() => ({
    ...readRoomPlan(season),
    ...askedChapters(season, search.get('chapters')),
  }))
  const [need, setNeed] = useState<RoomNeed>(() => askedVerses(search.get('places')))
  const inCall = needInCall(need)
  const attemptKey = useAttemptKey()
  const create = useMutation({
    mutationFn: (given: Parameters<typeof createRoom>[0]) => createRoom(given, attemptKey(given)),
    onSuccess: onEnter,
    onError: (error) => showToast(createFailure(error, coach.teamName)),
  })
  const { chapters, ...chosen } = plan
  return (
    <form
      className="mt-2 grid gap-3 sm:mt-4 sm:gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (inCall === undefined) return
        const { chaptersOf, ...places } = inCall
        const settings = { ...chosen, asked: null, chaptersOf }
        writeRoomPlan(season, plan)
        create.mutate({ title: title.trim(), chapters, settings, coachCode: coach.coachCode, ...places })
      }}
    >
      <p className="flex items-center gap-2">
        <CircleCheck aria-hidden className="text-good size-5 flex-none" />
        <span>
          Coach code verified: <b>{coach.coachName ?? coach.clubName}</b>
        </span>
      </p>
      <PlanForm
        season={season}
        plan={plan}
        need={need}
        isLocked={create.isPending}
        onChange={setPlan}
        onNeed={setNeed}
      />
      <Button type="submit" isBusy={create.isPending} disabled={inCall === undefined}>
        {create.isPending ? 'Creating...' : 'Create Room'}
      </Button>
      <details>
        <summary className="text-indigo flex min-h-11 items-center font-[640]">Name and seats</summary>
        <div className="grid gap-4 pt-2">
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
          <Field label="Seats">
            {(box) => (
              <select
                {...box}
                className={inputClass}
                value={plan.maxParticipants}
                onChange={(event) => setPlan({ ...plan, maxParticipants: Number(event.target.value) })}
              >
                {seatChoices.map((seats) => (
                  <option key={seats} value={seats}>
                    {seats}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      </details>
    </form>
  )
}

/** The chapters that the address asks for, as far as they have questions; nothing where it asks for none. */
function askedChapters({ questionChapters }: Season, asked: string | null): { chapters?: number[] } {
  const wanted = (asked ?? '').split(',').map(Number)
  const chapters = questionChapters.filter((chapter) => wanted.includes(chapter))
  return chapters.length === 0 ? {} : { chapters }
}

/** The verses that the address asks for, as the map has them; chapters where it asks for none. */
function askedVerses(places: string | null): RoomNeed {
  return places === null || !/^[\d,-]+$/.test(places) ? { kind: 'chapters' } : { kind: 'verses', places }
}
