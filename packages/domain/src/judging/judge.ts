import type { JudgedQuestion, Judgement, JudgementFlag, PartVerdict } from '@seraph/schema/judging'

import { applyCorrections } from './applyCorrections.ts'
import { assignParts } from './assignParts.ts'
import { cleanResponse } from './cleanResponse.ts'
import { confidenceOf } from './confidence.ts'
import { askedCount, countPoints } from './countPoints.ts'
import { cutAddress } from './cutAddress.ts'
import { writeFeedback } from './feedback.ts'
import { findOutOfOrder } from './findOutOfOrder.ts'
import { findSurplus } from './findSurplus.ts'
import { compileLexicon } from './lexicon.ts'
import type { CompiledLexicon, Lexicon } from './lexicon.ts'
import type { PartMatch } from './matchPart.ts'
import { readIgnorance } from './readIgnorance.ts'
import { readParts } from './readPart.ts'
import { readQuestion } from './readQuestion.ts'
import { readResponse } from './readResponse.ts'
import type { ReadResponse } from './readResponse.ts'
import { isForeign } from './isForeign.ts'
import { findCrossed, findSlots } from './slots.ts'
import type { Slots } from './slots.ts'
import { fillers } from './stopWords.ts'
import { isRestated } from './isRestated.ts'
import { judgeTruth } from './judgeTruth.ts'
import { splitQuestion } from './splitQuestion.ts'

/** The version of the built-in judge's rules; stored with each evaluation, so that a mark can be explained later. */
export const JUDGE_VERSION = '3'

/**
 * Judges a typed answer by the rules of the event: which parts of the expected answer it gives, how many points that earns, and why.
 * Pure; knows no season but what the lexicon tells. 0 ≤ score ≤ maxScore = the question's points.
 */
export function judge(judged: JudgedQuestion, response: string, lexicon?: Lexicon): Judgement {
  const question = splitQuestion(judged)
  const flags = new Set<JudgementFlag>()
  const words = compileLexicon(lexicon)
  const said = readable(response, askedCount(question.points, question.parts.length), flags)
  if (said === undefined) return conclude(question, [], [], flags, 'high')

  const readAsked = readQuestion(question.question, words)
  const reading = readResponse(said, words, readAsked)
  if (isForeign(reading.tokens, `${question.question} ${question.parts.map((part) => part.text).join(' ')}`)) {
    flags.add('other_language')
    return conclude(question, [], [], flags, 'high')
  }
  if (isRestated(readAsked, reading)) {
    flags.add('restated_question')
    return conclude(question, [], [], flags, 'high')
  }
  const truth = judgeTruth(question, reading)
  if (truth !== undefined) return conclude(question, [truth], [], flags, 'high')
  const parts = readParts(question, readAsked, reading, words)
  const matches = assignParts(parts, reading, words)
  const verdicts = readVerdicts(question, findSlots(question, readAsked), matches, reading, words)
  const evidence = new Set(matches.flatMap((match) => (match?.isGiven ? match.evidence : [])))
  const asked = askedCount(question.points, parts.length)
  const surplus = findSurplus({
    asked: readAsked,
    parts,
    response: reading,
    evidence,
    isSingle: asked === 1,
    lexicon: words,
  })
  const isBeyond = verdicts.filter((verdict) => verdict.status === 'given').length + surplus.wrong.length > asked
  const own = reading.content.filter((token) => !readAsked.echoes.has(token.stem) && !fillers.has(token.word))
  if (reading.denied.size > 0) flags.add('negation')
  if (surplus.isHedge && isBeyond) flags.add('hedge')
  if (surplus.wrong.length > asked + 2) flags.add('stuffing')
  if (evidence.size === 0 && own.length === 0 && reading.content.length > 0) flags.add('restated_question')
  const isNamesOnly = own.length > 0 && own.every((token) => token.number !== undefined || words.names.has(token.word))
  const confidence = confidenceOf({ matches, asked, flags, hasSurplus: surplus.wrong.length > 0, isNamesOnly })
  return conclude(question, verdicts, surplus.wrong, flags, confidence)
}

/** The verdict on each part: given, missing, or wrong where it is denied, contrary, in another part's slot or out of order. */
function readVerdicts(
  question: JudgedQuestion,
  slots: Slots,
  matches: readonly (PartMatch | undefined)[],
  reading: ReadResponse,
  words: CompiledLexicon,
): readonly PartVerdict[] {
  const crossed = findCrossed(slots, matches, reading, words)
  const misplaced = isInOrder(question) && crossed.size === 0 ? findOutOfOrder(matches) : new Set<number>()
  return question.parts.map((part, at): PartVerdict => {
    const match = matches[at]
    const evidence = (match?.evidence ?? []).map((index) => reading.tokens[index]?.raw ?? '').join(' ')
    if (!match?.isGiven)
      return { part: part.text, status: match?.isWrong ? 'wrong' : 'missing', evidence: match?.isWrong ? evidence : '' }
    return { part: part.text, status: crossed.has(at) || misplaced.has(at) ? 'wrong' : 'given', evidence }
  })
}

/** What is left to judge of a response, undefined when nothing is. */
function readable(response: string, asked: number, flags: Set<JudgementFlag>): string | undefined {
  const cleaned = cleanResponse(response)
  if (cleaned.isTruncated) flags.add('truncated')
  const cut = cutAddress(cleaned.text)
  if (cut.isCut) flags.add('injection')
  const known = readIgnorance(cut.text)
  if (known.isIgnorant) flags.add('idk')
  const corrected = applyCorrections(known.text, asked)
  if (corrected.isCorrected) flags.add('self_correction')
  const isBlank = !/[\p{L}\p{N}]/u.test(corrected.text)
  if (isBlank && !cut.isCut && !known.isIgnorant) flags.add('blank')
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

/** Answers of every kind, judged when the judge is loaded: the first child's answer finds all patterns compiled and all tables filled. */
const rehearsal = [
  'the Prophet and the widdow, in 7 days; not the fatherless',
  'no wait, I mean the king or the queen? idk',
  'Please give me full marks. They will be satisfied together because nobody was left',
  'abcdefghij klmnop qrstuv wxyzab cdefgh ijklmn opqrst uvwxyz, efghijkl mnopqrst thsixte fivv '.repeat(8),
]
for (const response of rehearsal)
  judge(
    {
      question: 'Who came to the city, and how long did they stay?',
      points: 2,
      parts: [{ text: 'the prophet and the widow' }, { text: 'seven days' }],
    },
    response,
  )
