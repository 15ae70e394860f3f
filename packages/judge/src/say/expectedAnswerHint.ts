import type { JudgedQuestion } from '@seraph/schema/judging'
import type { QuestionType } from '@seraph/schema/vocabulary'

import { compileLexicon } from '../read/lexicon.ts'
import { splitQuestion } from '../read/split/splitQuestion.ts'
import { isName } from '../read/readWording.ts'
import { units } from '../language/english/words/numberWords.ts'
import { contentTokens, tokenize } from '../read/tokenize.ts'

const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']

/** The expected-answer hint of the question card (rule 122; rule 17): the kind and number of parts, "Four names", "A number". */
export function expectedAnswerHint(type: QuestionType, question: JudgedQuestion): string {
  const parts = splitQuestion(question).parts
  const count = parts.length > question.points ? question.points : parts.length
  if (type === 'true_false') return 'True or false'
  if (type === 'quotation') return count === 1 ? 'A quotation, word for word' : `A quotation in ${lower(count)} parts`
  if (type === 'fill_in_the_blank')
    return count === 1 ? 'The missing piece' : `${countOf(count)} missing pieces, in order`
  if (type === 'what_was_said') return count === 1 ? 'What was said' : `What was said, in ${lower(count)} parts`
  const kinds = new Set(parts.map((part) => kindOf(type, part.text, question.question)))
  const [kind] = kinds
  if (kinds.size !== 1 || kind === undefined || kind === 'part')
    return count === 1 ? 'A short answer' : `${countOf(count)} parts`
  return count === 1 ? `A ${kind}` : `${countOf(count)} ${kind}s`
}

/** Questions whose answer is a number with what it counts. */
const counting = /\bhow (?:many|much|long|old|far|often|high|big)\b|\b(?:what|which) (?:number|hour|year|age)\b/i

/** "One by one", "two by two": how something is done, though in numbers. */
const inTurn = /^(\w+) by \1$/i

/** Written with a capital, and nobody's name and no place's: "A name" would lead away from them. */
const namesNothing = new Set(['amen', 'beloved', 'hosanna', 'rabbi', 'rabboni', 'sabbath', 'scripture', 'scriptures'])

function kindOf(type: QuestionType, text: string, question: string): 'number' | 'name' | 'part' {
  const content = contentTokens(tokenize(text))
  const [first, second] = content
  // "One king" is no number, though it begins with one; "185,000" and "three years" are.
  const isNumber = !inTurn.test(text) && (second === undefined || units.has(second.word) || counting.test(question))
  if (type === 'number' || (first?.number !== undefined && isNumber)) return 'number'
  const capitals = content.filter(
    (token) => token.isCapital && !namesNothing.has(token.word) && isName(token, compileLexicon()),
  )
  // Who is asked for may be told by more than a name ("Isaiah the son of Amoz"), but "the king" and "Simon's mother" are none.
  const isNamed = type === 'who' && capitals[0] === content[0] && !/['’]/.test(text)
  return content.length > 0 && (isNamed || capitals.length === content.length) ? 'name' : 'part'
}

function countOf(count: number): string {
  return counts[count] ?? String(count)
}

function lower(count: number): string {
  return countOf(count).toLowerCase()
}
