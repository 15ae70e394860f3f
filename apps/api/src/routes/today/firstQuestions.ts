import { randomInt } from 'node:crypto'

import type { PlannedOf } from './reviewQuestions.ts'

/** The most points of a question that somebody meets who has never been here. */
const easyPoints = 2

/** A guest's round: short questions, of as many different chapters as there are, another choice every time. */
export function firstQuestions(questions: readonly PlannedOf[], size: number): string[] {
  const easy = questions.filter(({ known }) => known.points <= easyPoints)
  const left = shuffled(easy.length >= size ? easy : questions)
  const [first, others] = [[] as string[], [] as string[]]
  const chapters = new Set<number>()
  for (const { id, known } of left) {
    if (chapters.has(known.chapter)) others.push(id)
    else first.push(id)
    chapters.add(known.chapter)
  }
  return [...first, ...others].slice(0, size)
}

function shuffled<T>(things: readonly T[]): T[] {
  const left = [...things]
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1)
    const [one, two] = [left[at], left[other]]
    if (one === undefined || two === undefined) continue
    left[at] = two
    left[other] = one
  }
  return left
}
