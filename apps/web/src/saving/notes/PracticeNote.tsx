import X from 'virtual:icons/x'

import type { PracticeReason } from '../outbox/practiceTeller.ts'
import { notePractice } from './practiceNoteStore.ts'

const texts: Readonly<Record<PracticeReason, { title: string; text: string }>> = {
  repeated: {
    title: 'Good practice!',
    text: 'You had this one before. For ranks and boards a question counts once a day, in trivia once a season.',
  },
  tooFast: {
    title: 'That was quick!',
    text: 'Answers this fast are kept as practice. Take your time, and the next one counts for your rank again.',
  },
}

/** A line below the screen's own content, where it moves nothing that is read, on work that was kept as practice (rules 44 and 227). */
export function PracticeNote({ reason }: { reason: PracticeReason }) {
  const { title, text } = texts[reason]
  return (
    <output className="bg-fair-ground rounded-card mt-4 flex items-center gap-3 py-2 pr-1 pl-4">
      <span className="min-w-0 flex-1">
        <strong>{title}</strong> {text}
      </span>
      <button
        type="button"
        aria-label="Dismiss this note"
        className="text-muted grid size-11 flex-none place-items-center rounded-lg"
        onClick={() => notePractice(undefined)}
      >
        <X aria-hidden className="size-5" />
      </button>
    </output>
  )
}
