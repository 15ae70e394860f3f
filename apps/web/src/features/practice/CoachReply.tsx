import type { CoachAnswer } from '@seraph/schema/http/coachHelp'

/** What the coach says, the verses it rests on, and whether a model had a part in it. */
export function CoachReply({ reply: { answer, source, verses } }: { reply: CoachAnswer }) {
  return (
    <div className="appear">
      <p className="whitespace-pre-line">{answer}</p>
      {verses.map(({ reference, text }) => (
        <figure key={reference} className="border-gold mt-3 border-l-4 pl-4">
          <blockquote className="max-w-[65ch] text-xl">{text}</blockquote>
          <figcaption className="text-muted text-base">{reference}</figcaption>
        </figure>
      ))}
      {source === 'model' && (
        <p className="text-muted mt-3 text-base">
          Written by an AI model from these verses. It can be wrong: check it with the text, or ask your coach.
        </p>
      )}
    </div>
  )
}
