import { Beside } from '../../activity/Beside.tsx'
import { DivineNameNote } from '../../verses/DivineNameNote.tsx'
import { ScriptureText } from '../../verses/ScriptureText.tsx'

type Props = {
  parts: readonly string[]
  /** The words of the Bible that is shown, of parts that are told in the usual ones (rule 172). */
  beside: readonly (string | null)[]
  isNumbered: boolean
  isQuotation: boolean
}

/** The right answer, its parts one by one; those of numbered blanks by their numbers, a quotation's as the words that they make. */
export function AnswerPanel({ parts, beside, isNumbered, isQuotation }: Props) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <div className="bg-good-ground appear mt-4 rounded-xl p-4">
      <h2 className="text-good text-base font-semibold">The answer</h2>
      {parts.length === 1 || isQuotation ? (
        <p className="mt-1 text-xl">
          {isQuotation ? <ScriptureText text={parts.join(' ')} /> : parts.join(' ')}
          {!isQuotation && <Beside words={beside[0]} />}
        </p>
      ) : (
        <List className={`mt-1 grid gap-1 pl-6 text-xl ${isNumbered ? 'list-decimal' : 'list-disc'}`}>
          {parts.map((part, place) => (
            <li key={`${place} ${part}`}>
              {part}
              <Beside words={beside[place]} />
            </li>
          ))}
        </List>
      )}
      {isQuotation && <DivineNameNote texts={parts} />}
    </div>
  )
}
