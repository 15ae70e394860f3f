import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { eventTextOf } from '../eventTextOf.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { ProgressBar } from '../../../../ui/marks/ProgressBar.tsx'
import { QuestionText } from '../../QuestionText.tsx'
import { AllowNotes } from './AllowNotes.tsx'
import { AppealCards } from './AppealCards.tsx'
import { EventClock } from '../EventClock.tsx'
import { extraTimeText } from '../extraTimeText.ts'
import { HostLobby } from './HostLobby.tsx'
import { HostNotes } from './HostNotes.tsx'
import { HostTeams } from './HostTeams.tsx'
import { KeyText } from '../KeyText.tsx'
import { nextStep } from './nextStep.ts'
import { PaperDesk } from './PaperDesk.tsx'
import { phaseText } from '../phaseText.ts'
import { SheetsBySide } from './SheetsBySide.tsx'
import { usePressed } from './usePressed.ts'
import { stepEvent, type EventStep } from '../teamCalls.ts'
import type { TeamParts } from '../teamParts.ts'
import { TeamResult } from '../result/TeamResult.tsx'
import { ReadAloud } from '../../../../voice/ReadAloud.tsx'

/** Where the host leads: one main press at a time, and beside it what is rarely needed. */
export function HostDesk({ seat, room, season, endsAt, take, onLeave }: TeamParts & { onLeave: () => void }) {
  const [isEnding, setIsEnding] = useState(false)
  const [wantsPaper, setWantsPaper] = useState(false)
  const move = useMutation({ mutationFn: (step: EventStep) => stepEvent(seat, step), onSuccess: take })
  const { phase, question, questions, asked } = room
  const advance = (from: number) => move.mutate({ kind: 'advance', from: phase, question: from })
  const runs = usePressed(room.runs)
  const isVoid = room.voided.includes(question)
  const isBefore = phase === 'read_1' || phase === 'read_2' || phase === 'answer'
  const main = nextStep(room)
  if (phase === 'end')
    return (
      <>
        <AppealCards seat={seat} room={room} take={take} />
        <TeamResult seat={seat} room={room} season={season} endsAt={endsAt} take={take} onLeave={onLeave} />
        {room.isPaper && !room.isPublished && <PaperDesk seat={seat} room={room} />}
      </>
    )
  if (room.isPaper || wantsPaper)
    return (
      <>
        <h1 className="screentitle">{room.name}</h1>
        <PaperDesk seat={seat} room={room} />
        <div className="mt-5 flex flex-wrap gap-3">
          {room.isPaper && (
            <Button look="quiet" isBusy={move.isPending} onClick={() => move.mutate({ kind: 'end' })}>
              To the Result
            </Button>
          )}
          <Button look="plain" onClick={room.isPaper ? onLeave : () => setWantsPaper(false)}>
            {room.isPaper ? 'Leave This Screen' : 'Back to the Lobby'}
          </Button>
        </div>
        {move.error !== null && (
          <p role="alert" className="text-bad mt-3 font-semibold">
            {eventTextOf(move.error)}
          </p>
        )}
      </>
    )
  return (
    <>
      <h1 className="screentitle">{room.name}</h1>
      {phase === 'lobby' && <HostLobby seat={seat} room={room} season={season} />}
      {phase !== 'lobby' && (
        <>
          <p className="text-muted mb-2 text-base tabular-nums">
            Question {question + 1} of {questions}
          </p>
          <ProgressBar label="Progress of the event" percent={(100 * question) / questions} />
        </>
      )}
      <Card className="mt-4">
        <div className="flex items-start justify-between gap-4">
          <output className="block font-semibold">
            {phaseText[phase]}
            {isVoid && <span className="text-fair block">This question doesn’t count</span>}
            {room.extraMs > 0 && (
              <span className="text-muted block text-base font-normal">{extraTimeText(room.extraMs)}</span>
            )}
          </output>
          {(phase === 'answer' || phase === 'break') && <EventClock endsAt={endsAt} />}
        </div>
        {asked !== null && <QuestionText key={question} question={asked} number={question + 1} />}
        {asked !== null && (phase === 'read_1' || phase === 'read_2') && (
          <div className="mt-3 flex">
            <ReadAloud key={`${question} ${phase}`} text={`${asked.verse}. ${asked.question}`} />
          </div>
        )}
        {asked?.key !== undefined && (
          <div className="mt-4">
            <KeyText asked={asked} />
          </div>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          {main === undefined ? (
            <p className="text-muted self-center text-base">The sheets close by themselves when the time is up.</p>
          ) : (
            <Button className="w-full sm:w-auto sm:min-w-56" isBusy={move.isPending} onClick={() => advance(question)}>
              {main}
            </Button>
          )}
          {(phase === 'read_2' || phase === 'answer') && (
            <Button look="quiet" onClick={() => move.mutate({ kind: 'repeat_reading' })}>
              Read Again
            </Button>
          )}
          {isBefore && (
            <Button
              look="quiet"
              onClick={() => move.mutate({ kind: 'add_time', question, fromMs: room.extraMs, ms: 10_000 })}
            >
              10 Seconds More for All
            </Button>
          )}
          {isBefore && (
            <Button look="quiet" onClick={() => move.mutate({ kind: 'skip', question })}>
              Skip
            </Button>
          )}
          {(phase === 'marking' || phase === 'reveal') && (
            <Button look="quiet" onClick={() => move.mutate({ kind: 'void', question, isVoid: !isVoid })}>
              {isVoid ? 'Let It Count Again' : 'Don’t Count It'}
            </Button>
          )}
        </div>
        {move.error !== null && (
          <p role="alert" className="text-bad mt-3 font-semibold">
            {eventTextOf(move.error)}
          </p>
        )}
        {phase !== 'lobby' && (
          <div className="mt-4">
            <Checkbox
              label="Let it run by itself"
              checked={runs.shown}
              onChange={(event) => {
                runs.press(event.target.checked)
                move.mutate({ kind: 'run', runs: event.target.checked }, { onSettled: runs.settle })
              }}
            />
            {room.runs && (
              <p className="text-muted text-base">
                It goes on without this page too: two readings, the time, 10 seconds to mark, 8 for the answer.
              </p>
            )}
          </div>
        )}
      </Card>
      <SheetsBySide seat={seat} room={room} season={season} endsAt={endsAt} take={take} />
      <AppealCards seat={seat} room={room} take={take} />
      <HostTeams seat={seat} room={room} take={take} />
      {phase === 'lobby' && !room.isBetween && <AllowNotes seat={seat} room={room} take={take} />}
      <HostNotes room={room} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="plain" onClick={onLeave}>
          Leave This Screen
        </Button>
        {phase === 'lobby' && !room.isBetween && (
          <Button look="plain" onClick={() => setWantsPaper(true)}>
            Type In Marks from Paper
          </Button>
        )}
        {phase !== 'lobby' &&
          (isEnding ? (
            <>
              <Button look="quiet" onClick={() => move.mutate({ kind: 'end' })}>
                Yes, End the Event
              </Button>
              <Button look="plain" onClick={() => setIsEnding(false)}>
                No, Go On
              </Button>
            </>
          ) : (
            <Button look="plain" onClick={() => setIsEnding(true)}>
              End the Event
            </Button>
          ))}
      </div>
    </>
  )
}
