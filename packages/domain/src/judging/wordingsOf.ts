import type { QuestionPart } from '@seraph/schema/judging'

/** The wordings that earn a part: its text, what it accepts, what they say without a parenthesis, and each side of a slash. */
export function wordingsOf(part: QuestionPart): readonly string[] {
  const wordings = [part.text, ...(part.accept ?? [])].flatMap((text) => {
    const bare = text.replace(/\s*[([][^)\]]*[)\]]/g, '').trim()
    return (bare === '' ? text : bare).split(/\s*\/\s*/)
  })
  return [...new Set(wordings)].filter((wording) => /[\p{L}\p{N}]/u.test(wording))
}
