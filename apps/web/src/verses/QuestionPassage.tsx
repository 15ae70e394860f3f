import { DivineNameNote } from './DivineNameNote.tsx'
import { ScriptureText } from './ScriptureText.tsx'

/** The verse that a question is about, below its first line; nothing where it has none. */
export function QuestionPassage({ id, passage }: { id?: string; passage: string }) {
  if (passage === '') return null
  return (
    <>
      <p id={id} className="border-gold mt-3 border-l-4 pl-4 text-xl whitespace-pre-line">
        <ScriptureText text={passage} />
      </p>
      <DivineNameNote texts={[passage]} />
    </>
  )
}
