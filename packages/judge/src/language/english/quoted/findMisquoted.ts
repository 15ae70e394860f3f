import type { JudgedQuestion } from '@seraph/schema/judging'

import type { PartMatch } from '../../../match/matchPart.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { isPersonShifted } from '../turns/isPersonShifted.ts'
import { auxiliaries, negators } from '../words/stopWords.ts'
import { asksToQuote } from './readQuoted.ts'

const asking = new Set('who whom whose what which where when why how'.split(' '))
/** How far from its beginning a question that is quoted asks ("by what authority"). */
const opening = 2

/**
 * The given parts of a quotation for which a response says another sentence that shares some of its words: another question ("who gave you
 * this" for "where did you find this"), a question for what is none, or "I am" for "you are".
 */
export function findMisquoted(
  question: JudgedQuestion,
  asked: ReadQuestion,
  matches: readonly (PartMatch | undefined)[],
  tokens: readonly Token[],
): readonly number[] {
  if (!asksToQuote(question)) return []
  const quoted = matches.map((match) => match?.wording.tokens ?? [])
  return [...matches.entries()].flatMap(([part, match]) => {
    if (match?.isGiven !== true) return []
    const said = sentenceOf(tokens, match.evidence)
    return isOtherQuestion(match.wording.tokens, quoted, said) || isPersonShifted(asked, match, tokens) ? [part] : []
  })
}

function isOtherQuestion(
  own: readonly Token[],
  quoted: readonly (readonly Token[])[],
  said: readonly Token[],
): boolean {
  const words = new Set(quoted.flat().flatMap(({ word }) => (asking.has(word) ? [word] : [])))
  const others = said.filter(({ word }) => asking.has(word))
  if (others.some(({ word }) => words.has(word))) return false
  const isQuestion = own === quoted[0] && own.slice(0, opening).some(({ word }) => asking.has(word))
  const [first, second] = said
  if (isQuestion) return others.length > 0
  return (
    words.size === 0 &&
    first?.index === 0 &&
    asking.has(first.word) &&
    auxiliaries.has(second?.word ?? '') &&
    !negators.has(second?.word ?? '')
  )
}

/** The words from the full stop before an answer to the one after it. */
function sentenceOf(tokens: readonly Token[], evidence: readonly number[]): readonly Token[] {
  const [first = 0, last = 0] = [evidence[0], evidence.at(-1)]
  const isEnd = ({ gap }: Token): boolean => /[.;:!?\n"“”]/.test(gap)
  const start = tokens.findLastIndex((token) => token.index <= first && isEnd(token))
  const end = tokens.findIndex((token) => token.index > last && isEnd(token))
  return tokens.slice(Math.max(0, start), end < 0 ? undefined : end)
}
