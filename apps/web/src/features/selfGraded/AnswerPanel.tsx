/** The right answer, its parts one by one; those of numbered blanks by their numbers. */
export function AnswerPanel({ parts, isNumbered }: { parts: readonly string[]; isNumbered: boolean }) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <div className="bg-good-ground appear mt-4 rounded-xl p-4">
      <h3 className="text-good text-base font-semibold">The answer</h3>
      {parts.length === 1 ? (
        <p className="mt-1 text-xl">{parts[0]}</p>
      ) : (
        <List className={`mt-1 grid gap-1 pl-6 text-xl ${isNumbered ? 'list-decimal' : 'list-disc'}`}>
          {parts.map((part, place) => (
            <li key={`${place} ${part}`}>{part}</li>
          ))}
        </List>
      )}
    </div>
  )
}
