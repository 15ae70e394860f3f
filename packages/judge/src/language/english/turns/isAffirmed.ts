import type { ReadQuestion } from '../../../read/readQuestion.ts'
import { contracted } from '../negator.ts'
import { deniedStems } from '../askedDenial.ts'
import type { Token } from '../../../read/tokenize.ts'
import { auxiliaries, negators } from '../words/stopWords.ts'
import { subjectPronouns } from '../deeds/readDeed.ts'
import { oncePer } from '../../../read/oncePer.ts'

const asking = new Set('what which who whom whose how when where why'.split(' '))

/**
 * Whether a response affirms what the question asks for as denied, after what it denies itself or with stress: "they will not hurt but
 * they will destroy" where it asks what they will not do, "they did have bread" where it asks what they did not have.
 */
export function isAffirmed(asked: ReadQuestion, evidence: readonly number[], tokens: readonly Token[]): boolean {
  const [first] = evidence
  if (first !== undefined && isStressed(deniedOf(asked), first, tokens)) return true
  if (first !== undefined && isDone(asked, first, tokens)) return true
  const but = tokens.findLastIndex(({ word, index }) => word === 'but' && index < (first ?? 0))
  if (first === undefined || but < 0 || !asksForDenied(asked)) return false
  const [before, after] = [tokens.slice(0, but), tokens.slice(but)]
  return (
    before.some(({ word }) => negators.has(word)) &&
    after.every(({ word }) => !negators.has(word)) &&
    (tokens.slice(but, first).some(({ word }) => auxiliaries.has(word)) ||
      // "But Odrel knows" where it asks who doesn't know.
      deniedOf(asked).has(tokens[(evidence.at(-1) ?? first) + 1]?.stem ?? ''))
  )
}

/** Whether the clause before an answer has a deed that the question denies, with "did" and no denial. */
function isStressed(denied: ReadonlySet<string>, first: number, tokens: readonly Token[]): boolean {
  if (denied.size === 0) return false
  const start = tokens.findLastIndex(({ index, gap }) => index <= first && /[,.;:!?\n]/.test(gap))
  const clause = tokens.slice(Math.max(0, start), first)
  return (
    clause.some(({ word, index }) => stressing.has(word) && denied.has(tokens[index + 1]?.stem ?? '')) &&
    clause.every(({ word }) => !negators.has(word))
  )
}

/** Whether a sentence lets somebody do what the question asks for as not done: "he will act hastily" where it asks what he shall not do. */
function isDone(asked: ReadQuestion, first: number, tokens: readonly Token[]): boolean {
  const [who, does] = [tokens[first - 2]?.word ?? '', tokens[first - 1]?.word ?? '']
  const isSaidSo = (subjectPronouns.has(who) && doing.has(does)) || (subjectPronouns.has(does) && first === 1)
  const isTold = does === 'to' && telling.has(who)
  return (isSaidSo || isTold) && asksNotToDo(asked) && tokens.every(({ word }) => !negators.has(word))
}

/** Whether a question asks what is not done and nothing else: "what shall he not do", "which things has he not done". */
const asksNotToDo = oncePer(
  ({ tokens }: ReadQuestion) =>
    tokens.some(
      ({ word, index }) =>
        (word === 'not' || contracted.has(word)) &&
        !tokens.some((other) => other.index < index && other.index > 0 && joining.has(other.word)) &&
        [1, 2].some((step) => ['do', 'done'].includes(tokens[index + step]?.word ?? '')),
    ) && tokens.filter(({ word }) => asking.has(word) && word !== 'who').length === 1,
)
/** After these a denial is of another deed: "what did they do that he did not do". */
const joining = new Set('that but though although while'.split(' '))
const telling = new Set('told instructed commanded asked warned said'.split(' '))

const doing = new Set('will would shall should must can could may might does did has have had'.split(' '))
const stressing = new Set('do does did'.split(' '))
const deniedOf = oncePer(({ tokens }: ReadQuestion) => deniedStems(tokens))

/** Whether all that a question asks for is what is not: it denies, and asks once. */
const asksForDenied = oncePer(
  ({ tokens }: ReadQuestion) =>
    tokens.some(({ word }) => negators.has(word)) && tokens.filter(({ word }) => asking.has(word)).length === 1,
)
