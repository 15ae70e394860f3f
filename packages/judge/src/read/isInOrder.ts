import type { JudgedQuestion } from '@seraph/schema/judging'

/** Whether the parts must come in their order: as stated, or because the question leaves several blanks. */
export function isInOrder(question: JudgedQuestion): boolean {
  return question.ordered ?? countBlanks(question) > 1
}

/** The blanks of a question, to be filled in. */
export function countBlanks({ question }: JudgedQuestion): number {
  return question.match(/_{2,}/g)?.length ?? 0
}
