import type { JudgedQuestion, Judgement, Lexicon } from '@seraph/schema/judging'

import { judge } from './judge.ts'
import type { Scripture } from './read/scripture.ts'

/** Judges by the rules of study, as `judge` does. */
export type Judge = (
  question: JudgedQuestion,
  response: string,
  lexicon: Lexicon,
  scripture: Scripture | undefined,
) => Judgement

/** How many judgements are remembered, some three megabytes; a longer response, in characters, is hardly ever given twice. */
const most = 4_000
const longest = 120

/** What belongs to one question as it is asked now: a season that is loaded anew, or a key that is revised, begins afresh. */
type Asked = { readonly number: number; readonly lexicon: Lexicon; readonly scripture: Scripture | undefined }

/**
 * A judge that remembers what it said of the latest responses: most children who are right write the same few words, and a room of forty
 * writes them within half a minute. The same question, lexicon and scripture (the very objects) and the same letters get the same judgement
 * object, which nobody may change. `limit`: how many are remembered.
 */
export function rememberJudgements(limit = most): Judge {
  const asked = new WeakMap<JudgedQuestion, Asked>()
  const judgements = new Map<string, Judgement>()
  let numbers = 0
  return (question, response, lexicon, scripture) => {
    if (response.length > longest) return judge(question, response, lexicon, scripture)
    let known = asked.get(question)
    if (known?.lexicon !== lexicon || known.scripture !== scripture) {
      known = { number: numbers++, lexicon, scripture }
      asked.set(question, known)
    }
    const key = `${known.number} ${response}`
    const judgement = judgements.get(key) ?? judge(question, response, lexicon, scripture)
    // What was asked for last goes last.
    judgements.delete(key)
    judgements.set(key, judgement)
    const [oldest = key] = judgements.keys()
    if (judgements.size > limit) judgements.delete(oldest)
    return judgement
  }
}
