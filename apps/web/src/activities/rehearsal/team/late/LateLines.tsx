import { useEffect, useEffectEvent } from 'react'

import { showCare } from '../../../../ui/dialogs/careStore.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { keepDraft } from '../teamCalls.ts'
import type { TeamParts } from '../teamParts.ts'
import { answerLine, readLine, useLines } from './lineStore.ts'
import { isShut } from './settleLine.ts'

/** How often a line is sent whose sheet is shut, until the server has answered. */
const sendEveryMs = 1_000

/**
 * Tells the scribe what came too late and what counts, wherever the event has
 * come to (rule 231). What the sheet's screen couldn't send any more is sent
 * from here, since only the server knows what had arrived.
 */
export function LateLines({ seat, room }: Pick<TeamParts, 'seat' | 'room'>) {
  const lines = useLines(room)
  const hasShut = lines.some(({ unsent, question }) => unsent !== undefined && isShut(question, room))
  const send = useEffectEvent(async () => {
    for (const line of lines) {
      const { unsent: text, question } = line
      if (text === undefined || !isShut(question, room)) continue
      try {
        // Its sheet is shut, so the number puts nothing in order.
        const { isKept, counts = '', care } = await keepDraft(seat, { question, answer: text, draftNumber: 1 })
        if (care !== undefined) showCare(care)
        answerLine(line, { text, isKept, counts })
      } catch {
        // It is sent again while the screen is open; that there is no connection is said above it.
      }
    }
  })
  useEffect(() => {
    if (!hasShut) return undefined
    const timer = setInterval(() => void send(), sendEveryMs)
    return () => clearInterval(timer)
  }, [hasShut])
  return (
    <output className="block">
      {lines.map((line) => {
        const { late, isRead, question } = line
        return (
          late !== undefined &&
          !isRead && (
            <Card key={question} className="mb-4">
              <p className="font-semibold">Question {question + 1}: the line was back too late.</p>
              <p className="mt-2 wrap-anywhere whitespace-pre-line">
                {late.text.trim() === ''
                  ? 'You emptied your sheet too late, so that doesn’t count.'
                  : `This came too late and doesn’t count: “${late.text}”`}
              </p>
              <p className="mt-2 wrap-anywhere whitespace-pre-line">
                {late.counts.trim() === ''
                  ? 'Nothing had arrived before, so the sheet is empty.'
                  : `What counts is what had arrived: “${late.counts}”`}
              </p>
              <Button look="quiet" className="mt-3" onClick={() => readLine(line)}>
                All Right
              </Button>
            </Card>
          )
        )
      })}
    </output>
  )
}
