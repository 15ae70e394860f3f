import type { EventQuestion } from '@seraph/schema/http/events/events'
import type { QuestionPart } from '@seraph/schema/judging'

/** What is expected, part by part: the usual wording first, all others that count after it (rule 172). */
export function presentKey(parts: readonly QuestionPart[]): NonNullable<EventQuestion['key']> {
  return parts.map(({ text, usual = text, accept = [] }) => ({
    text: usual,
    accept: usual === text ? accept : [text, ...accept.filter((wording) => wording !== usual)],
  }))
}
