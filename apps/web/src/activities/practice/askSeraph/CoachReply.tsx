import type { CoachAnswer } from '@seraph/schema/http/coachHelp'

import { VerseInContext } from './VerseInContext.tsx'

/** What the coach says, the verses it rests on, and whether a model had a part in it. */
export function CoachReply({ reply: { answer, source, verses }, isInQuiz }: { reply: CoachAnswer; isInQuiz: boolean }) {
  return (
    <div className="appear">
      {source === 'care' && <h3 className="text-xl">You are not alone</h3>}
      <p className={source === 'care' ? 'mt-2 text-lg whitespace-pre-line' : 'whitespace-pre-line'}>{answer}</p>
      {verses.map((verse) => (
        <VerseInContext key={verse.reference} verse={verse} />
      ))}
      {isInQuiz && verses.length > 0 && (
        <p className="text-muted mt-3 text-base">
          If you look at a verse here, its question comes back soon, for you to answer from memory.
        </p>
      )}
      {source === 'model' && (
        <p className="text-muted mt-3 text-base">
          Written by an AI model from these verses. It can be wrong: check it with the text, or ask your coach.
        </p>
      )}
    </div>
  )
}
