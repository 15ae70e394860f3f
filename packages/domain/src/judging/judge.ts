import type { JudgedQuestion, Judgement, JudgementFlag, PartVerdict } from '@seraph/schema/judging'

import { applyCorrections } from './applyCorrections.ts'
import { assignParts } from './assignParts.ts'
import { cleanResponse } from './cleanResponse.ts'
import { askedCount, countPoints } from './countPoints.ts'
import { cutAddress } from './cutAddress.ts'
import { writeFeedback } from './feedback.ts'
import { findOutOfOrder } from './findOutOfOrder.ts'
import { findSurplus } from './findSurplus.ts'
import { compileLexicon } from './lexicon.ts'
import type { Lexicon } from './lexicon.ts'
import { readIgnorance } from './readIgnorance.ts'
import { readParts } from './readPart.ts'
import { readQuestion } from './readQuestion.ts'
import { readResponse } from './readResponse.ts'
import { isForeign } from './isForeign.ts'
import { findCrossed, findSlots } from './slots.ts'
import { splitQuestion } from './splitQuestion.ts'

/** The version of the built-in judge's rules; stored with each evaluation, so that a mark can be explained later. */
export const JUDGE_VERSION = '1'

/**
 * Judges a typed answer by the rules of the event: which parts of the expected answer it gives, how many points that earns, and why.
 * Pure; knows no season but what the lexicon tells. 0 ≤ score ≤ maxScore = the question's points.
 */
export function judge(asked: JudgedQuestion, response: string, lexicon?: Lexicon): Judgement {
  const question = splitQuestion(asked)
  const flags = new Set<JudgementFlag>()
  const words = compileLexicon(lexicon)
  const said = readable(response, flags)
  if (said === undefined) return conclude(question, [], [], flags, 'high')

  const reading = readResponse(said, words)
  const readAsked = readQuestion(question.question, words)
  if (isForeign(reading.tokens, `${question.question} ${question.parts.map((part) => part.text).join(' ')}`)) {
    flags.add('other_language')
    return conclude(question, [], [], flags, 'high')
  }
  const parts = readParts(question, readAsked, reading, words)
  const matches = assignParts(parts, reading, words)
  const slots = findSlots(question, readAsked)
  const crossed = findCrossed(slots, matches, reading, words)
  const isSlotted = slots.some((slot) => slot.length > 0)
  const misplaced =
    isInOrder(question) && !(isSlotted && crossed.size > 0) ? findOutOfOrder(matches) : new Set<number>()
  const verdicts = parts.map(({ part }, at): PartVerdict => {
    const match = matches[at]
    const evidence =
      match === undefined ? '' : match.evidence.map((index) => reading.tokens[index]?.raw ?? '').join(' ')
    if (!match?.isGiven) return { part: part.text, status: 'missing', evidence: '' }
    return { part: part.text, status: crossed.has(at) || misplaced.has(at) ? 'wrong' : 'given', evidence }
  })
  const evidence = new Set(matches.flatMap((match) => (match?.isGiven ? match.evidence : [])))
  const isSingle = askedCount(question.points, parts.length) === 1
  const surplus = findSurplus({ asked: readAsked, parts, response: reading, evidence, isSingle, lexicon: words })
  if (reading.denied.size > 0) flags.add('negation')
  return conclude(question, verdicts, surplus, flags, 'low')
}

/** What is left to judge of a response, undefined when nothing is. */
function readable(response: string, flags: Set<JudgementFlag>): string | undefined {
  const cleaned = cleanResponse(response)
  if (cleaned.isTruncated) flags.add('truncated')
  const cut = cutAddress(cleaned.text)
  if (cut.isCut) flags.add('injection')
  const known = readIgnorance(cut.text)
  if (known.isIgnorant) flags.add('idk')
  const corrected = applyCorrections(known.text)
  if (corrected.isCorrected) flags.add('self_correction')
  const isBlank = !/[\p{L}\p{N}]/u.test(corrected.text)
  if (isBlank && !cut.isCut) flags.add('blank')
  return isBlank || known.isIgnorant ? undefined : corrected.text
}

/** Whether the parts must come in their order: as stated, or because the question leaves several blanks. */
function isInOrder(question: JudgedQuestion): boolean {
  return question.ordered ?? (question.question.match(/_{2,}/g) ?? []).length > 1
}

function conclude(
  question: JudgedQuestion,
  verdicts: readonly PartVerdict[],
  surplus: readonly string[],
  flags: ReadonlySet<JudgementFlag>,
  confidence: Judgement['confidence'],
): Judgement {
  const parts =
    verdicts.length > 0
      ? [...verdicts]
      : question.parts.map((part): PartVerdict => ({ part: part.text, status: 'missing', evidence: '' }))
  const givenCount = parts.filter((part) => part.status === 'given').length
  const score = countPoints({
    points: question.points,
    partCount: parts.length,
    givenCount,
    wrongCount: surplus.length,
  })
  const isBlank = flags.has('blank') || flags.has('idk')
  const feedback = writeFeedback({ score, maxScore: question.points, parts, surplus, isBlank })
  return { score, maxScore: question.points, parts, surplus: [...surplus], flags: [...flags], confidence, feedback }
}
