import type { PartVerdict, QuestionPart } from '@seraph/schema/judging'

import { toldPart } from './toldPart.ts'

/** A mark's verdicts as people read them: the usual wording first (rule 172). One of a key that has changed since keeps its own words. */
export function toldVerdicts(verdicts: readonly PartVerdict[], parts: readonly QuestionPart[]): PartVerdict[] {
  return verdicts.map((verdict) => {
    const part = parts.find(({ id, text }) => id === verdict.id && text === verdict.part)
    return part === undefined ? verdict : { ...verdict, part: toldPart(part) }
  })
}
