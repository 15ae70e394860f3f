import { nad2023 } from '@seraph/domain/event/eventProfile'
import type { Rehearsal } from '@seraph/schema/http/events/events'
import type { Season } from '@seraph/schema/season'
import { useEffect, useEffectEvent, useState } from 'react'

import { textOf } from '../../messages.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ProgressBar } from '../../ui/marks/ProgressBar.tsx'
import { AnswerSheet } from './sheets/AnswerSheet.tsx'
import { Break } from './Break.tsx'
import { MarkedSheets } from './sheets/MarkedSheets.tsx'
import { Reading } from './voice/Reading.tsx'
import { RehearsalResult } from './sheets/RehearsalResult.tsx'
import { firstStep, stepAfterMarks, stepAfterSheet, type Step } from './stepAfter.ts'
import { useRehearsal } from './useRehearsal.ts'
import { stopReading } from '../../voice/voice.ts'

type Props = {
  season: Season
  start: Rehearsal
  onPrint: (setId: string) => void
  /** It is over: nothing is left to go on with. */
  onEnd: () => void
  onLeave: () => void
}

/** A rehearsal from where it stands to its result (rule 217). */
export function RehearsalRun({ season, start, onPrint, onEnd, onLeave }: Props) {
  const { rehearsal, at, endsAt, isOpen, answer, write, open, handIn } = useRehearsal(start)
  const [step, setStep] = useState<Step>(() => firstStep(start))
  const { questions } = rehearsal.set
  const question = questions[at]
  useEffect(() => stopReading, [])
  const tellEnd = useEffectEvent(onEnd)
  useEffect(() => {
    if (rehearsal.isEnded) tellEnd()
  }, [rehearsal.isEnded])
  if (step.name === 'result')
    return <RehearsalResult season={season} rehearsal={rehearsal} onPrint={onPrint} onLeave={onLeave} />
  const submit = (written: string) =>
    handIn.mutate(written, {
      onSuccess: (next) =>
        setStep(stepAfterSheet({ ...next, handedIn: next.sheets.length, questions: questions.length })),
    })
  const failed = open.error ?? handIn.error
  return (
    <>
      <h1 className="sr-only">Event rehearsal</h1>
      <p className="text-muted mt-2 mb-2 text-base tabular-nums">
        {step.name === 'reading' || isOpen
          ? `Question ${at + 1} of ${questions.length}`
          : `${at} of ${questions.length} questions done`}
      </p>
      <ProgressBar label="Progress of the rehearsal" percent={(100 * at) / questions.length} />
      {isOpen && question !== undefined ? (
        <AnswerSheet
          key={at}
          question={question}
          number={at + 1}
          endsAt={endsAt}
          answer={answer}
          onChange={write}
          isBusy={handIn.isPending}
          hasFailed={handIn.isError}
          onHandIn={submit}
        />
      ) : (
        <>
          {step.name === 'marked' && (
            <MarkedSheets
              rehearsal={rehearsal}
              from={step.from}
              onNext={() => setStep(stepAfterMarks({ isEnded: rehearsal.isEnded, handedIn: at }))}
            />
          )}
          {step.name === 'break' && (
            <Break seconds={nad2023.breakSeconds} onOver={() => setStep({ name: 'reading', reading: 1 })} />
          )}
          {step.name === 'reading' && question !== undefined && (
            <Reading
              key={`${at} ${step.reading}`}
              question={question}
              number={at + 1}
              reading={step.reading}
              isBusy={open.isPending}
              hasFailed={open.isError}
              onRead={() => (step.reading === 1 ? setStep({ name: 'reading', reading: 2 }) : open.mutate())}
            />
          )}
        </>
      )}
      {failed !== null && (
        <div className="mt-4">
          <ErrorState
            title={open.isError ? 'The clock could not be started' : 'The sheet could not be handed in'}
            onRetry={() => (open.isError ? open.mutate() : submit(answer))}
            isRetrying={open.isPending || handIn.isPending}
          >
            {textOf(failed)}
          </ErrorState>
        </div>
      )}
    </>
  )
}
