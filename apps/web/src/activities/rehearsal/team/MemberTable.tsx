import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'

import { longestAnswer } from '../../../questions/longestAnswer.ts'
import { countingText } from '../sheets/countingText.ts'
import { eventTextOf } from './eventTextOf.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ProgressBar } from '../../../ui/marks/ProgressBar.tsx'
import { QuestionText } from '../QuestionText.tsx'
import { useCountdown } from '../useCountdown.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { EventClock } from './EventClock.tsx'
import { extraTimeText } from './extraTimeText.ts'
import { useLines } from './late/lineStore.ts'
import { MemberList } from './MemberList.tsx'
import { phaseText } from './phaseText.ts'
import { AppealList } from './result/AppealList.tsx'
import { RevealedSheet } from './result/RevealedSheet.tsx'
import { appeal } from './teamCalls.ts'
import type { TeamParts } from './teamParts.ts'
import { useSheet } from './useSheet.ts'

const TeamNotes = lazyPart(async () => (await import('./notes/TeamNotes.tsx')).TeamNotes)

/** A team's table: everybody has question and clock, the scribe has the sheet. */
export function MemberTable({ seat, room, endsAt, take, onLeave }: TeamParts & { onLeave: () => void }) {
  const team = room.teams.find(({ id }) => id === room.own?.teamId)
  const own = team?.members.find(({ id }) => id === room.own?.seatId)
  const scribe = team?.members.find(({ isScribe }) => isScribe)
  const { asked, phase, question, questions } = room
  const sheet = room.sheets.find(({ teamId }) => teamId === team?.id)
  const isTold = useLines(room).some((line) => line.question === question && line.late !== undefined)
  // Whoever wrote it was told above the table, and once is enough.
  const mark = sheet !== undefined && isTold ? { ...sheet, late: null } : sheet
  const ask = useMutation({
    mutationFn: (part: number) => appeal(seat, { question, part }),
    onSuccess: take,
  })
  return (
    <>
      <h1 className="screentitle">{team?.name}</h1>
      <p className="text-muted mb-2 text-base tabular-nums">
        {room.name}
        {phase !== 'lobby' && ` · Question ${question + 1} of ${questions}`}
        {room.voided.includes(question) && phase !== 'break' && ' · This question doesn’t count'}
      </p>
      {phase !== 'lobby' && <ProgressBar label="Progress of the event" percent={(100 * question) / questions} />}
      <Card className="mt-4">
        <div className="flex items-start justify-between gap-4">
          <output className="block font-semibold">
            {phaseText[phase]}
            {room.extraMs > 0 && (
              <span className="text-muted block text-base font-normal">{extraTimeText(room.extraMs)}</span>
            )}
          </output>
          {(phase === 'answer' || phase === 'break') && <EventClock endsAt={endsAt} />}
        </div>
        {asked !== null && <QuestionText key={question} question={asked} number={question + 1} />}
        {phase === 'lobby' && <p className="mt-2">Your coach begins when all teams are in.</p>}
        {phase === 'break' && <p className="mt-2">Stretch, drink, breathe. Then comes question {question + 1}.</p>}
        {(phase === 'answer' || phase === 'locked') && (
          <Sheet seat={seat} room={room} endsAt={endsAt} isScribe={own?.isScribe === true} scribe={scribe?.nickname} />
        )}
        {phase === 'marking' && <SheetText text={mark?.answer ?? ''} late={mark?.late ?? null} />}
        {phase === 'reveal' && (
          <RevealedSheet
            room={room}
            sheet={mark}
            canAppeal={own?.isCaptain === true && !room.isPublished}
            isBusy={ask.isPending}
            onAppeal={(part) => ask.mutate(part)}
          />
        )}
        {ask.error !== null && (
          <p role="alert" className="text-bad mt-3 font-semibold">
            {eventTextOf(ask.error)}
          </p>
        )}
      </Card>
      <AppealList
        title="What you asked the panel"
        appeals={room.appeals.filter((one) => one.question !== question || phase !== 'reveal')}
      />
      {room.hasNotes && <TeamNotes seat={seat} room={room} take={take} />}
      {team !== undefined && (
        <Card className="mt-5">
          <h2 className="text-xl">Your team</h2>
          <MemberList members={team.members} ownId={own?.id} />
          {room.own?.isGuest === true && (
            <p className="text-muted mt-3 text-base">
              You are playing with your player code alone. Log in first next time, and it counts as a study day.
            </p>
          )}
          <Button look="plain" className="mt-3" onClick={onLeave}>
            Leave This Screen
          </Button>
        </Card>
      )}
    </>
  )
}

type SheetProps = Pick<TeamParts, 'seat' | 'room' | 'endsAt'> & { isScribe: boolean; scribe: string | undefined }

/** The open sheet: the scribe's box, which is kept as it is written; for the others, who writes. */
function Sheet({ seat, room, endsAt, isScribe, scribe }: SheetProps) {
  const { text, state, write, flush } = useSheet(seat, room)
  const leftMs = useCountdown(endsAt) ?? 0
  const isOver = leftMs === 0 || room.phase !== 'answer'
  const box = useRef<HTMLTextAreaElement>(null)
  const last = useEffectEvent(flush)
  useEffect(() => {
    if (isOver) last()
  }, [isOver])
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  if (!isScribe)
    return (
      <p className="mt-4">
        Whisper with your team. <b>{scribe ?? 'Nobody'}</b> writes the sheet.
      </p>
    )
  const points = room.asked?.points ?? 1
  return (
    <div className="mt-4">
      <textarea
        ref={box}
        aria-label="Your team’s sheet"
        aria-describedby="rehearsal-question sheet-state"
        value={text}
        onChange={(event) => write(event.target.value)}
        readOnly={isOver}
        maxLength={longestAnswer}
        rows={3}
        autoComplete="off"
        placeholder={countingText(points)}
        className="border-edge bg-raised read-only:border-line block field-sizing-content max-h-72 min-h-24 w-full resize-y rounded-xl border-[1.5px] px-3.5 py-2.5 text-xl leading-normal"
      />
      <p id="sheet-state" className="text-muted mt-2 text-base">
        {state === 'late'
          ? 'Time is up.'
          : state === 'kept'
            ? 'Everything is kept. You don’t need to hand it in.'
            : 'Keeping what you write…'}
      </p>
    </div>
  )
}

/** What the team's sheet says once it is closed. */
function SheetText({ text, late }: { text: string; late: string | null }) {
  return (
    <div className="mt-4">
      <p className="wrap-anywhere whitespace-pre-line">
        {text.trim() === '' ? <span className="text-muted">Nothing was written.</span> : `Your sheet: ${text}`}
      </p>
      {late !== null && <p className="text-muted mt-1 text-base">“{late}” came after the time and doesn’t count.</p>}
    </div>
  )
}
