import { Gem } from '../ui/marks/Gem.tsx'
import type { CodeCard } from './codeCard.ts'

/** Codes that have just been made, large enough to be copied on paper. */
export function CodeList({ cards }: { cards: readonly CodeCard[] }) {
  return (
    <ul className="grid gap-2 min-[26rem]:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ playerCode, gem, teamName }) => (
        <li key={playerCode} className="border-line bg-raised flex items-center gap-3 rounded-xl border px-3 py-2">
          <Gem letter={gem} className="size-8 flex-none" />
          <span className="min-w-0 wrap-anywhere">
            <span className="block text-xl font-bold tracking-wider">{playerCode}</span>
            <span className="text-muted block text-base">{teamName}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
