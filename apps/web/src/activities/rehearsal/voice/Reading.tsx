import type { EventQuestion } from '@seraph/schema/http/events/events'
import { useEffect, useEffectEvent, useState } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { clockText } from '../../../activity/clockText.ts'
import { QuestionText } from '../QuestionText.tsx'
import { readingMs } from '@seraph/domain/event/readingMs'
import { useCountdown } from '../useCountdown.ts'
import { useVoice } from '../../../voice/useVoice.ts'
import { VoiceSwitch } from '../../../voice/VoiceSwitch.tsx'

type Props = {
  question: EventQuestion
  number: number
  reading: 1 | 2
  isBusy: boolean
  hasFailed: boolean
  onRead: () => void
}

/** A reading of the question, aloud where the device can; then the next, or the time begins. Whoever is ready goes on sooner. */
export function Reading({ question, number, reading, isBusy, hasFailed, onRead }: Props) {
  const voice = useVoice()
  const [endsAt] = useState(() => performance.now() + readingMs(question.question) / voice.rate)
  const leftMs = useCountdown(endsAt) ?? 0
  const { isOn, read } = voice
  useEffect(() => {
    if (isOn) read(`${question.verse}. ${question.question}`)
  }, [isOn, read, question])
  const isOver = leftMs === 0
  const goOn = useEffectEvent(onRead)
  useEffect(() => {
    // While the device's voice still reads, the next step waits for a press.
    if (isOver && !hasFailed && !isOn) goOn()
  }, [isOver, hasFailed, isOn])
  return (
    <Card className="mt-4">
      <p className="font-semibold">{reading === 1 ? 'First reading' : 'Second reading'}</p>
      <QuestionText question={question} number={number} />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button onClick={onRead} isBusy={isBusy}>
          {reading === 1 ? 'Second Reading' : 'Start the Time'}
        </Button>
        {!isOn && (
          <span className="text-muted text-base tabular-nums" aria-hidden>
            goes on in {clockText(leftMs + 999)}
          </span>
        )}
        <VoiceSwitch voice={voice} />
      </div>
    </Card>
  )
}
