import { saysDivineName } from '@seraph/domain/scripture/divineNameAsLord'
import type { MemoryWord } from '@seraph/schema/http/memoryGame'

import { DivineNameNote } from '../../../verses/DivineNameNote.tsx'
import { ScriptureText } from '../../../verses/ScriptureText.tsx'
import { useDivineName } from '../../../verses/useDivineName.ts'

/** The whole verse with God's name as this browser wants it, once all its words are right; the boxes keep the edition's (rule 249). */
export function VerseAsLord({ words }: { words: readonly MemoryWord[] }) {
  const { isAsLord } = useDivineName()
  const text = words.map(({ original }) => original).join(' ')
  if (!isAsLord || !saysDivineName(text)) return null
  return (
    <figure className="border-gold mt-4 border-l-4 pl-4">
      <blockquote className="text-xl">
        <ScriptureText text={text} />
      </blockquote>
      <DivineNameNote texts={[text]} />
    </figure>
  )
}
