import { asksDeed } from './asksDeed.ts'
import { contentAfter, contracted, isNegator } from './negator.ts'
import { auxiliaries, phraseBreaks } from './words/stopWords.ts'
import type { Token } from '../../read/tokenize.ts'

/** What asks for a deed before its doer ("what must no man do"). */
const asking = new Set('will would shall should must can could may might did does do'.split(' '))
/** What stands between a denial and the verb of a question. */
const between = new Set('longer more to he she it they we you i'.split(' '))

/** What a question itself denies ("over whom will he not rejoice"): who says that back denies no answer. */
export function deniedStems(asked: readonly Token[]): ReadonlySet<string> {
  return new Set(
    asked
      .filter((token) => isNegator(asked, token))
      .flatMap((token) => {
        const first = contentAfter(asked, token)
        // "No longer cover".
        const after = first?.word === 'longer' ? contentAfter(asked, first) : first
        // "No occasion, or cause".
        const other = asked[(after?.index ?? -1) + 1]?.word === 'or' ? asked[(after?.index ?? -1) + 2] : undefined
        // "What will not go there": a little word may be the verb.
        const next = asked[token.index + 1]
        const isVerb =
          next !== undefined &&
          ((!auxiliaries.has(next.word) && /^(?:go|come|do)$/.test(next.word)) || isHaving(asked, next.index))
        const verb = isVerb ? next : undefined
        return [after, other, verb].flatMap((one) => one?.stem ?? [])
      }),
  )
}

/** Whether a question asks for what is denied ("what has it not done", "what will he no longer be"): its answers may well say so. */
export function asksWhatIsDenied(asked: readonly Token[]): boolean {
  return asked.some((token) => {
    if (!isNegator(asked, token)) return false
    const after = asked.slice(token.index + 1).find((next) => !between.has(next.word))
    return (
      (after === undefined && !contracted.has(token.word)) ||
      (after !== undefined && (asksDeed(asked, after) || isHaving(asked, after.index))) ||
      (token.word === 'neither' && after?.word === 'of') ||
      (token.word === 'not' && ['what', 'whom'].includes(after?.word ?? '')) ||
      // "What must no man do".
      (token.word === 'no' &&
        after?.index === token.index + 1 &&
        !after.isStop &&
        asking.has(asked[token.index - 1]?.word ?? ''))
    )
  })
}

/** "What do they not have in the house": whether "have" is the verb itself, whose object is asked for. */
function isHaving(asked: readonly Token[], at: number): boolean {
  const after = asked[at + 1]
  const isLast = after === undefined || /[,;?]/.test(after.gap) || phraseBreaks.has(after.word)
  return asked[at]?.word === 'have' && isLast
}
