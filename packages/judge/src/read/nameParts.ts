import type { JudgedPart, JudgedQuestion, QuestionPart } from '@seraph/schema/judging'

/** A question each of whose parts has an id. */
export type NamedQuestion = Omit<JudgedQuestion, 'parts'> & { parts: QuestionPart[] }

/** Names the parts that have no id by their place: `p1`, `p2`, … */
export function nameParts(question: JudgedQuestion): NamedQuestion {
  return {
    ...question,
    parts: question.parts.map((part, at) => (isNamed(part) ? part : { ...part, id: `p${at + 1}` })),
  }
}

function isNamed(part: JudgedPart): part is QuestionPart {
  return part.id !== undefined
}
