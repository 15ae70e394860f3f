import type { PartVerdict, QuestionPart } from '@seraph/schema/judging'

/** The verdict on a part, with its id; `evidence`: the words that it rests on, none where the part is missing. */
export function verdictOn(part: QuestionPart, status: PartVerdict['status'], evidence = ''): PartVerdict {
  return { id: part.id, part: part.text, status, evidence }
}
