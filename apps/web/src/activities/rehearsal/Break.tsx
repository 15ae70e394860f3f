import { useState } from 'react'

import { clockText } from '../../activity/clockText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useCountdown } from './useCountdown.ts'

/** The event's one break; who leaves it open longer takes a longer one. */
export function Break({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const [endsAt] = useState(() => performance.now() + seconds * 1_000)
  const leftMs = useCountdown(endsAt) ?? 0
  return (
    <Card className="mt-4 text-center">
      <h2 className="text-2xl">The break</h2>
      <p className="font-display mt-3 text-5xl font-semibold tabular-nums">{clockText(leftMs + 999)}</p>
      <p className="text-muted mt-3">Stand up, have a drink, take a breath. You are halfway through.</p>
      <Button className="mt-5" onClick={onOver}>
        Go On
      </Button>
    </Card>
  )
}
