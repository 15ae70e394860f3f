import { Grid3x3, ListChecks, MessageSquareText, NotebookPen, Shapes } from 'lucide-react'
import { Link } from 'react-router-dom'

import { leads } from '../../leads.ts'
import { paths } from '../../paths.ts'

const others = [
  { label: 'Self-Graded Quiz', text: 'Think, look, grade yourself', to: '/traditional-quiz', icon: NotebookPen },
  { label: 'Trivia', text: 'Pick the right answer', to: '/trivia', icon: ListChecks },
  { label: 'Crosswords', text: 'One for every chapter', to: '/embedded-crossword', icon: Grid3x3 },
  { label: 'Memorization Game', text: 'Unscramble the verses', to: '/memory-game', icon: Shapes },
]

/** The five large buttons (document 1, §2.3): one that leads to the first question, and the other ways to study. */
export function WaysIn() {
  return (
    <nav aria-label="Start studying" className="max-w-[34rem]">
      <Link to={paths.practice} className="bigway">
        <MessageSquareText aria-hidden className="size-10 flex-none" />
        <span>
          <span className="block text-xl font-bold">AI-Evaluated Quiz</span>
          <span className="block text-base opacity-90">{leads.home.lead}</span>
        </span>
      </Link>
      <div className="mt-3 grid grid-cols-2 gap-3">
        {others.map(({ label, text, to, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            className="border-edge bg-raised hover:bg-sunken rounded-card flex min-h-24 flex-col justify-center gap-1 border-[1.5px] px-4 py-3"
          >
            <Icon aria-hidden className="text-ember size-7" />
            <span className="leading-tight font-bold">{label}</span>
            <span className="text-muted text-base leading-snug max-sm:hidden">{text}</span>
          </Link>
        ))}
      </div>
    </nav>
  )
}
