import type { JudgementFlag, PartVerdict } from '@seraph/schema/judging'

import { withoutBeside } from './toldPart.ts'

/** What of a mark its sentence is made of. */
export type FeedbackFacts = {
  readonly score: number
  readonly maxScore: number
  readonly parts: readonly PartVerdict[]
  readonly surplus: readonly string[]
  readonly flags: readonly JudgementFlag[]
}

/**
 * One or two plain, kind sentences for a ten-year-old, made of a mark's facts: "2 of 3: Uzziah and Ahaz. Missing: Jotham." They are made
 * where they are read: in the browser, and for replies that hold `feedback` at the edge (rule 54).
 */
export function writeFeedback({ score, maxScore, parts, surplus, flags }: FeedbackFacts): string {
  const given = parts.filter((part) => part.status === 'given').map((part) => tidy(part.part))
  const open = parts.filter((part) => part.status !== 'given').map((part) => tidy(part.part))
  const wanted = list(parts.slice(0, Math.max(maxScore, 1)).map((part) => tidy(part.part)))
  // "The answer is is my strength and song."
  const answer = `The answer${/^(?:is|are|was|were)\b/i.test(wanted) ? ':' : ' is'} ${wanted}.`
  if (flags.includes('blank') || flags.includes('idk')) return `No answer yet, and that's fine. ${answer}`
  if (flags.includes('verse_pasted'))
    return `That is a long piece of the Bible. A few words of your own are enough. ${answer}`
  if (score === maxScore)
    return maxScore === 1 ? `Right: ${list(given.slice(0, 1))}.` : `All ${maxScore} points: ${list(given)}.`
  if (given.length === 0) return `Not this time. ${answer}`
  const extra =
    surplus.length === 0 ? '' : `Not part of it: ${list(surplus.slice(0, 3).map((item) => item.slice(0, 40)))}.`
  if (score === 0 && extra !== '') return `You named ${list(given)}, but there were too many answers. ${extra}`
  const missing = open.length === 0 ? '' : `Missing: ${list(open)}.`
  return [`${score} of ${maxScore}: ${list(given)}.`, extra === '' ? missing : extra].join(' ').trim()
}

/** A part as it stands in a list, which has an "and" of its own: a piece of a quotation may begin or end with one. */
function tidy(part: string): string {
  const text = withoutBeside(part)
    .trim()
    .replace(/[.,;:!?]+$/, '')
  const bare = text.replace(/^and\s+|[\s,]+and$/gi, '')
  return bare === '' ? text : bare
}

function list(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`
}
