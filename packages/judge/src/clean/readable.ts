import type { JudgementFlag } from '@seraph/schema/judging'

import { askedCount } from '../count/countPoints.ts'
import type { DenialAsked, Language } from '../language/Language.ts'
import { countBlanks } from '../read/isInOrder.ts'
import { isOfVerse } from '../read/followVerse.ts'
import type { CompiledLexicon } from '../read/lexicon.ts'
import type { NamedQuestion } from '../read/nameParts.ts'
import { readNumbering } from '../read/numbers/readNumbering.ts'
import { oncePer } from '../read/oncePer.ts'
import { readExpected } from '../read/readExpected.ts'
import { withoutNextVerse } from '../read/scripture.ts'
import type { Scripture } from '../read/scripture.ts'
import { tokenizeAgain } from '../read/tokenizeAgain.ts'
import { cleanResponse } from './cleanResponse.ts'

/** What is left to judge of a response, undefined when nothing is; raises the `flags` for what was cut out or taken back. */
export function readable(
  response: string,
  question: NamedQuestion,
  flags: Set<JudgementFlag>,
  scripture: Scripture | undefined,
  { language, names }: CompiledLexicon,
): string | undefined {
  const cleaned = cleanResponse(response)
  if (cleaned.isTruncated) flags.add('truncated')
  const cut = language.cutAddress(cleaned.text, (request) => isOfVerse(request, scripture, language))
  if (cut.isCut) flags.add('injection')
  const known = language.readIgnorance(cut.text)
  if (known.isIgnorant) flags.add('idk')
  const asked = askedCount(question.points, question.parts.length)
  const listed = readNumbering(
    known.text,
    {
      parts: question.parts.length,
      isOfBlanks: countBlanks(question) === question.parts.length,
      expectsNumber: readExpected(question, language).isAny,
    },
    language,
  )
  const corrected = language.applyCorrections(listed, asked, denialAsked(language)(question), (word) => names.has(word))
  if (corrected.isCorrected) flags.add('self_correction')
  const isBlank = !/[\p{L}\p{N}]/u.test(corrected.text)
  if (isBlank && !cut.isCut && !known.isIgnorant) flags.add('blank')
  return isBlank || known.isIgnorant ? undefined : withoutNextVerse(corrected.text, scripture, language)
}

/** Whether a question, or what it expects, denies something, so that its answers may say "no". */
const denialAsked = oncePer((language: Language) =>
  oncePer(({ question, parts }: NamedQuestion): DenialAsked => {
    const denies = (text: string): boolean => language.hasNegator(tokenizeAgain(text, language))
    if (parts.some(({ text, accept = [] }) => [text, ...accept].some(denies))) return 'part'
    return denies(question) ? 'question' : undefined
  }),
)
