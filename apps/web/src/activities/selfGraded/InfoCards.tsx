import BookOpenCheck from 'virtual:icons/book-open-check'
import Lightbulb from 'virtual:icons/lightbulb'
import Scale from 'virtual:icons/scale'

import type { Icon } from '../../ui/icons/makeIcon.ts'

const cards: { icon: Icon; title: string; text: string }[] = [
  { icon: Lightbulb, title: 'Think first', text: 'Answer in your head, on paper, or aloud with a friend.' },
  { icon: BookOpenCheck, title: 'Then look', text: 'Show the answer and compare it part by part.' },
  {
    icon: Scale,
    title: 'Be your own judge',
    text: 'Give yourself the points that you have earned. Honest scores help you most.',
  },
]

/** How this quiz goes, in three cards. */
export function InfoCards() {
  return (
    <ul className="mt-5 grid gap-3 sm:grid-cols-3">
      {cards.map(({ icon: Icon, title, text }) => (
        <li key={title} className="border-line bg-surface rounded-card flex gap-3 border p-4 sm:block">
          <Icon aria-hidden className="text-ember size-6 flex-none" />
          <div>
            <h2 className="text-lg sm:mt-2">{title}</h2>
            <p className="text-muted text-base">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
