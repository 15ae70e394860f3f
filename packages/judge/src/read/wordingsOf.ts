import type { QuestionPart } from '@seraph/schema/judging'

import { english } from '../language/english/english.ts'
import type { Language } from '../language/Language.ts'
import { oncePer } from './oncePer.ts'

const parenthesis = /\s*[([]([^)\]]*)[)\]]/g

/**
 * The wordings that earn a part: its text and what it accepts, without a
 * parenthesis; each side of a slash or an "or"; and a closing parenthesis
 * that says it another way ("eighteen (18)") rather than going on with it ("House (of Representatives)").
 */
export function wordingsOf(part: QuestionPart, language: Language = english): readonly string[] {
  return readerOf(language)(part)
}

const readerOf = oncePer((language: Language) => {
  /** What leads to two numbers is said once: "June 20 or 21". */
  const twoNumbers = new RegExp(`^(.*?)(\\d+)\\s+(?:${language.or})\\s+(\\d+)$`)
  const side = new RegExp(`\\s*\\/\\s*|\\s*,?\\s+(?:${language.or})\\s+`)
  return oncePer((part: QuestionPart): readonly string[] => {
    const all = [part.text, ...(part.accept ?? [])].flatMap((text) => {
      const bare = text.replace(parenthesis, '').trim()
      const sides = (bare === '' ? text : bare).replace(twoNumbers, '$1$2/$1$3').split(side)
      return [...sides, ...(bare === '' ? [] : closing(text, language))]
    })
    return [...new Set(all)].filter((wording) => /[\p{L}\p{N}]/u.test(wording))
  })
})

function closing(text: string, language: Language): readonly string[] {
  const last = [...text.matchAll(parenthesis)].at(-1)
  const said = last?.[1]?.trim() ?? ''
  const [first = ''] = said.toLowerCase().split(/\s+/)
  const isLast = last !== undefined && /^\W*$/.test(text.slice(last.index + last[0].length))
  return isLast && !language.words.stopWords.has(first) ? [said] : []
}
