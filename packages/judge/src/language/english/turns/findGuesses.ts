import { isNew } from '../../../count/isNew.ts'
import type { SurplusCase } from '../../../count/surplusCase.ts'
import type { Item } from '../../../read/split/items.ts'
import type { Token } from '../../../read/tokenize.ts'
import { formOf } from './formOf.ts'

/** So many others beside the answer are guesses; clauses tell more of it more often. */
const fewestGuesses = 3
const fewestClauses = 4
/** So many words are in a guess at most. */
const longest = 7

const asking = new Set('who whom whose what which when where why how'.split(' '))
const littleGuesses = new Set('yes no both maybe none all nothing nobody everyone everything never always'.split(' '))

/**
 * The items of a row of guesses to one thing asked, where nothing of them is the verse's or the question's and all are said alike: deeds,
 * clauses, questions, phrases with a preposition. None where the response explains, or tells more of the verse.
 */
export function findGuesses(
  items: readonly Item[],
  touched: ReadonlySet<number>,
  subject: SurplusCase,
): readonly Item[] {
  const { isSingle, isAddressed, evidence } = subject
  if (!isSingle || isAddressed || items.length <= fewestGuesses) return []
  const answers = items.filter(({ tokens }) => tokens.some(({ index }) => evidence.has(index)))
  const [answer, ...rest] = answers
  if (answer === undefined || rest.length > 0 || items.some(({ tokens }) => tokens.length > longest)) return []
  const form = formOf(answer.tokens)
  const others = items.filter((item) => item !== answer)
  const isAsking = ({ tokens: [first] }: Item): boolean => asking.has(first?.word ?? '')
  const guesses = others.filter(
    (item) =>
      isGuess(item.tokens, touched, subject) ||
      (isAsking(answer) && isAsking(item) && item.tokens.every(({ index }) => !touched.has(index))),
  )
  const forms = guesses.map(({ tokens }) => formOf(tokens))
  const isTelling = form === 'clause' || forms.includes('clause')
  if (guesses.length < (isTelling ? fewestClauses : fewestGuesses) || guesses.length < others.length - 1) return []
  if (others.some((item) => !guesses.includes(item) && formOf(item.tokens) === 'aside')) return []
  return guesses
}

/** Whether an item says something new, by at least half of what it tells, and nothing expected. */
function isGuess(tokens: readonly Token[], touched: ReadonlySet<number>, subject: SurplusCase): boolean {
  const telling = tokens.filter(({ isStop, stem }) => !isStop && !subject.asked.echoes.has(stem))
  if (tokens.length === 1 && littleGuesses.has(tokens[0]?.word ?? '')) return true
  const some = telling.filter((token) => isNew(token, touched, subject))
  return some.length > 0 && some.length * 2 >= telling.length && tokens.every(({ index }) => !touched.has(index))
}
