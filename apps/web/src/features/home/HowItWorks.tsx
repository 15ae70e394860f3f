import { gems } from '@seraph/domain/gems/gems'
import { Check, Medal, PenLine, type LucideIcon } from 'lucide-react'

import { Gem } from '../../ui/Gem.tsx'

const steps: { icon: LucideIcon | undefined; title: string; text: string }[] = [
  {
    icon: PenLine,
    title: 'Write it your way',
    text: 'No choices to click. Type what you remember; spelling is forgiven.',
  },
  {
    icon: Check,
    title: 'See every point',
    text: 'Each part of your answer is marked, and you read at once what was missing.',
  },
  { icon: Medal, title: 'Climb the ranks', text: 'Questions and study time carry you from Starter to Platinum.' },
  {
    icon: undefined,
    title: 'Carry a gem',
    text: 'Your player code holds your club, your team and one of seven biblical gems.',
  },
]

function SevenGems() {
  return (
    <span className="flex gap-1">
      {gems.map(({ letter }) => (
        <Gem key={letter} letter={letter} className="size-7" />
      ))}
    </span>
  )
}

/** What one can expect here, in four cards. */
export function HowItWorks() {
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ icon: Icon, title, text }) => (
        <li key={title} className="border-line bg-surface rounded-card border p-5">
          {Icon === undefined ? <SevenGems /> : <Icon aria-hidden className="text-ember size-7" />}
          <h2 className="mt-3 text-xl">{title}</h2>
          <p className="text-muted mt-1 text-base">{text}</p>
        </li>
      ))}
    </ul>
  )
}
