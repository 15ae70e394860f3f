import { howToPlay } from './memoryTexts.ts'
import { Card } from '../../ui/Card.tsx'

/** The rules in five sentences. */
export function HowToPlay() {
  return (
    <Card className="mt-5">
      <h2 className="text-xl">How to play</h2>
      <ol className="mt-2 list-decimal space-y-1 pl-6 text-base">
        {howToPlay.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Card>
  )
}
