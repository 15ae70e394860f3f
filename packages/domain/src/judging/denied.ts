import { auxiliaries, negators, phraseBreaks } from './stopWords.ts'
import type { Token } from './tokenize.ts'

const scopeEnds = new Set('but because since so until instead rather although though however'.split(' '))
const predicates = new Set('it the a an answer correct right one true him her them that this'.split(' '))
const contracted = new Set('isnt wasnt arent werent aint'.split(' '))
/** After a preposition these are what is spoken of: "brought to nothing and cut off" denies no cutting. */
const objects = new Set('nothing nobody none nowhere'.split(' '))
const deeds = new Set('do does did done doing be been'.split(' '))
const reachAfter = 8

/**
 * The tokens that their writer denies, by index: what follows "not", "no", "never", "without" in its clause, what precedes "is not it",
 * what follows "instead of" and "rather than" where the question doesn't ask so. "Not A but B" leaves B; a "no" before a comma denies nothing, nor does a denial that the
 * question (`asked`) makes itself.
 */
export function findDenied(tokens: readonly Token[], asked: readonly Token[] = []): ReadonlySet<number> {
  const denied = new Set<number>()
  const deniedByQuestion = deniedStems(asked)
  const isAskedFor = asksWhatIsDenied(asked)
  const isReplacementAsked = asked.some((token) => isReplacing(asked, token))
  /** "The saw not against him": the question's own denial with its verb left out. */
  const isOfQuestion = ({ index, gap }: Token): boolean =>
    deniedByQuestion.size > 0 &&
    phraseBreaks.has(tokens[index + 1]?.word ?? '') &&
    !/[,.;:!?]/.test(gap) &&
    asked.some(({ isStop, stem }) => !isStop && stem === tokens[index - 1]?.stem)
  for (const token of tokens) {
    if (isReplacing(tokens, token)) {
      if (!isReplacementAsked) denyAfter(tokens, token.index + 2, denied)
    } else if (
      !isAskedFor &&
      isNegator(tokens, token) &&
      !deniedByQuestion.has(contentAfter(tokens, token)?.stem ?? '') &&
      !isOfQuestion(token)
    ) {
      const reached = denyAfter(tokens, token.index + 1, denied)
      if (isOfPredicate(tokens, token) && reached.every((next) => next.isStop || predicates.has(next.word)))
        denyBefore(tokens, token.index - 1, denied)
    }
  }
  return denied
}

/** What a question itself denies ("over whom will he not rejoice"): who says that back denies no answer. */
function deniedStems(asked: readonly Token[]): ReadonlySet<string> {
  return new Set(
    asked.filter((token) => isNegator(asked, token)).flatMap((token) => contentAfter(asked, token)?.stem ?? []),
  )
}

/** Whether a question asks for what is denied ("what has it not done", "what will he no longer be"): its answers may well say so. */
function asksWhatIsDenied(asked: readonly Token[]): boolean {
  return asked.some((token) => {
    if (!isNegator(asked, token)) return false
    const after = asked.slice(token.index + 1).find((next) => !['longer', 'more', 'to'].includes(next.word))
    return after === undefined || deeds.has(after.word)
  })
}

function contentAfter(tokens: readonly Token[], token: Token): Token | undefined {
  return tokens.slice(token.index + 1, token.index + 1 + reachAfter).find((next) => !next.isStop)
}

/** Whether a text denies anything, as "they will not learn war" does. */
export function hasNegator(tokens: readonly Token[]): boolean {
  return tokens.some((token) => isNegator(tokens, token))
}

function isNegator(tokens: readonly Token[], token: Token): boolean {
  if (!negators.has(token.word)) return false
  const next = tokens[token.index + 1]
  if (token.word === 'no' && (next === undefined || /[,.!?;]/.test(next.gap))) return false
  if (objects.has(token.word) && phraseBreaks.has(tokens[token.index - 1]?.word ?? '')) return false
  return !(token.word === 'not' && next?.word === 'only')
}

/** "Ariel is not it", "Ariel isn't": what is denied stands before. */
function isOfPredicate(tokens: readonly Token[], token: Token): boolean {
  return contracted.has(token.word) || (token.word === 'not' && auxiliaries.has(tokens[token.index - 1]?.word ?? ''))
}

function isReplacing(tokens: readonly Token[], token: Token): boolean {
  const next = tokens[token.index + 1]?.word
  return (token.word === 'instead' && next === 'of') || (token.word === 'rather' && next === 'than')
}

function denyAfter(tokens: readonly Token[], from: number, denied: Set<number>): readonly Token[] {
  const reached: Token[] = []
  for (const token of tokens.slice(from, from + reachAfter)) {
    if (/[,.;:!?\n]/.test(token.gap) || scopeEnds.has(token.word)) break
    reached.push(token)
    denied.add(token.index)
  }
  return reached
}

function denyBefore(tokens: readonly Token[], from: number, denied: Set<number>): void {
  for (let at = from; at >= 0; at--) {
    const token = tokens[at]
    if (token === undefined || scopeEnds.has(token.word)) break
    denied.add(at)
    if (/[,.;:!?\n]/.test(token.gap)) break
  }
}
