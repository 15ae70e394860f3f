import type { CoachAnswer } from '@seraph/schema/http/coachHelp'
import { useState } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { DivineNameNote } from '../../../verses/DivineNameNote.tsx'
import { ScriptureText } from '../../../verses/ScriptureText.tsx'

/** A verse with its citation; opened it stands among the verses before and after it. */
export function VerseInContext({ verse }: { verse: CoachAnswer['verses'][number] }) {
  const { reference, text, around } = verse
  const [isOpen, setIsOpen] = useState(false)
  return (
    <figure className="border-gold mt-3 border-l-4 pl-4">
      <blockquote className="max-w-[65ch] text-xl">
        {isOpen ? (
          around.map((one) => (
            <p key={one.reference} className={one.reference === reference ? '' : 'text-muted'}>
              <span className="text-muted text-base">{one.reference.split(':').at(-1)} </span>
              <ScriptureText text={one.text} />
            </p>
          ))
        ) : (
          <ScriptureText text={text} />
        )}
      </blockquote>
      <figcaption className="text-muted text-base">{reference}</figcaption>
      <DivineNameNote texts={isOpen ? around.map((one) => one.text) : [text]} hasSwitch />
      {around.length > 1 && (
        <Button look="plain" className="-ml-3" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show the verse alone' : 'Show it in its context'}
        </Button>
      )}
    </figure>
  )
}
