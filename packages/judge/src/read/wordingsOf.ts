import type { QuestionPart } from '@seraph/schema/judging'

import { oncePer } from './oncePer.ts'
import { stopWords } from './words/stopWords.ts'

const parenthesis = /\s*[([]([^)\]]*)[)\]]/g

/** What leads to two numbers is said once: "June 20 or 21". */
const twoNumbers = /^(.*?)(\d+)\s+or\s+(\d+)$/

/**
 * The wordings that earn a part: its text and what it accepts, without a
 * parenthesis; each side of a slash or an "or"; and a closing parenthesis
 * that says it another way ("eighteen (18)") rather than going on with it ("House (of Representatives)").
 */
export const wordingsOf = oncePer((part: QuestionPart): readonly string[] => {
  const all = [part.text, ...(part.accept ?? [])].flatMap((text) => {
    const bare = text.replace(parenthesis, '').trim()
    const sides = (bare === '' ? text : bare).replace(twoNumbers, '$1$2/$1$3').split(/\s*\/\s*|\s*,?\s+or\s+/)
    return [...sides, ...(bare === '' ? [] : closing(text))]
  })
  return [...new Set(all)].filter((wording) => /[\p{L}\p{N}]/u.test(wording))
})

function closing(text: string): readonly string[] {
  const last = [...text.matchAll(parenthesis)].at(-1)
  const said = last?.[1]?.trim() ?? ''
  const [first = ''] = said.toLowerCase().split(/\s+/)
  const isLast = last !== undefined && /^\W*$/.test(text.slice(last.index + last[0].length))
  return isLast && !stopWords.has(first) ? [said] : []
}
