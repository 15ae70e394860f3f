import type { ReadQuestion } from '../../../read/readQuestion.ts'
import { oncePer } from '../../../read/oncePer.ts'
import type { Token } from '../../../read/tokenize.ts'
import { determiners } from '../words/wordKinds.ts'

/** Whether a response turns a likeness round: "fire burns like wickedness" where it asks what burns like a fire. */
export function isLikenessTurned(asked: ReadQuestion, evidence: readonly number[], tokens: readonly Token[]): boolean {
  const alike = likenessOf(asked)
  const [first] = evidence
  if (alike === undefined || first === undefined) return false
  const like = tokens.findLast(({ index, word }) => index < first && !determiners.has(word))
  return like?.word === 'like' && tokens.some(({ index, stem }) => index < like.index && alike === stem)
}

/** The stem of what something is like, of a question that asks what it is that is like it. */
const likenessOf = oncePer(({ tokens }: ReadQuestion): string | undefined => {
  const like = tokens.findIndex(({ word }) => word === 'like')
  const asksLike = ['what', 'which', 'whom'].includes(tokens[like + 1]?.word ?? '')
  const noun = tokens.findLast(({ index, gap }) => index > like && !/[,;]/.test(gap) && index <= like + 3)
  return like < 0 || asksLike || noun === undefined || noun.isStop ? undefined : noun.stem
})
