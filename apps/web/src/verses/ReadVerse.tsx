import type { SeasonChapter } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'

import { textOf } from '../messages.ts'
import { Button } from '../ui/Button.tsx'
import { citedVerses } from './citedVerses.ts'
import { DivineNameNote } from './DivineNameNote.tsx'
import { ScriptureText } from './ScriptureText.tsx'

type Props = {
  citation: string
  chapter: SeasonChapter
  /** Called with the verses that are shown ("Isaiah 6:2"): of these nothing is recalled any more (rule 195). */
  onShown: (references: string[]) => void
}

/** A question's verse, one press away. */
export function ReadVerse({ citation, chapter, onShown }: Props) {
  const read = useMutation({
    mutationFn: () => citedVerses(citation, chapter),
    onSuccess: (verses) => onShown(verses.map(({ reference }) => reference)),
  })
  const verses = read.data
  return (
    <>
      {verses === undefined && (
        <Button look="plain" className="mt-2 -ml-3" isBusy={read.isPending} onClick={() => read.mutate()}>
          Read {citation}
        </Button>
      )}
      <div aria-live="polite">
        {verses !== undefined && verses.length > 0 && (
          <figure className="border-gold mt-3 border-l-4 pl-4">
            <blockquote className="max-w-[65ch] text-xl">
              {verses.map(({ reference, text }) => (
                <p key={reference}>
                  <ScriptureText text={text} />
                </p>
              ))}
            </blockquote>
            <figcaption className="text-muted text-base">{citation}</figcaption>
            <DivineNameNote texts={verses.map(({ text }) => text)} hasSwitch />
          </figure>
        )}
        {verses?.length === 0 && <p className="mt-3 text-base">This verse isn’t shown here. Read it in your Bible.</p>}
        {read.error !== null && <p className="mt-1 text-base">{textOf(read.error)}</p>}
      </div>
    </>
  )
}
