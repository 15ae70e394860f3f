import { oncePer } from '../../../read/oncePer.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { phraseBreaks } from '../words/stopWords.ts'
import { determiners } from '../words/wordKinds.ts'
import { objectPerson } from './pronouns.ts'

const asking = new Set('what whom which whose'.split(' '))
const beForms = new Set('is are was were be been'.split(' '))

/** A noun of the question and the preposition that binds to it what is asked for. */
type Bond = { readonly stem: string; readonly lead: string }

/**
 * Whether a response exchanges what a noun of the question is bound to and
 * what it is said of: "the nations were the market of Tyre" where it asks of what Tyre was the
 * market, "Damascus is the head of Rezin" where it asks who is the head of Damascus.
 */
export function isBoundElsewhere(asked: ReadQuestion, evidence: readonly number[], tokens: readonly Token[]): boolean {
  const [first, last] = [evidence[0], evidence.at(-1)]
  if (first === undefined || last === undefined) return false
  const { bonds, titles } = boundIn(asked)
  if (bonds.length === 0 && titles.length === 0) return false
  const isAsked = (token: Token | undefined): boolean =>
    token !== undefined && asked.stems.has(token.stem) && !evidence.includes(token.index)
  const isOther = (token: Token | undefined): boolean => isAsked(token) || objectPerson(token?.word) !== undefined
  /** Whether a form of "be" and no stop stands between two places. */
  const isSaidOf = (from: number, to: number): boolean => {
    const between = tokens.slice(from + 1, to + 1)
    return between.some(({ word }) => beForms.has(word)) && between.every(({ gap }) => !/[,.;:!?\n]/.test(gap))
  }
  const boundAt = (at: number, { stem, lead }: Bond): Token | undefined =>
    tokens[at]?.stem === stem && tokens[at + 1]?.word === lead
      ? tokens.slice(at + 2).find(({ word }) => !determiners.has(word))
      : undefined
  return tokens.some(({ index: at }) => {
    if (evidence.includes(at)) return false
    const isOfAnother = at > last && bonds.some((bond) => isOther(boundAt(at, bond)) && isSaidOf(last, at))
    if (isOfAnother) return true
    const subject = tokens.findLast((token) => token.index < at && !token.isStop)
    return (
      at < first &&
      titles.some((bond) => boundAt(at, bond)?.index === first) &&
      subject !== undefined &&
      isAsked(subject) &&
      isSaidOf(subject.index, at)
    )
  })
}

/** What a question's nouns are bound to, read once for each question. */
const boundIn = oncePer(({ tokens }: ReadQuestion) => ({ bonds: bondsOf(tokens), titles: titlesOf(tokens) }))

/** What the asked thing is bound to: "Tyre was the market of what", "of what is he lord". */
function bondsOf(asked: readonly Token[]): readonly Bond[] {
  const [noun, lead] = asked.slice(-2)
  // "What is God a refuge from?"
  if (noun?.isStop === false && lead !== undefined && phraseBreaks.has(lead.word))
    return [{ stem: noun.stem, lead: lead.word }]
  return asked.flatMap((token, at): Bond[] => {
    const [before, lead] = [asked[at - 2], asked[at - 1]]
    if (!asking.has(token.word) || lead === undefined || !phraseBreaks.has(lead.word)) return []
    if (before?.isStop === false && !/[,;:]/.test(lead.gap)) return [{ stem: before.stem, lead: lead.word }]
    const end = asked.at(-1)
    return end !== undefined && !end.isStop && beForms.has(asked[at + 1]?.word ?? '')
      ? [{ stem: end.stem, lead: lead.word }]
      : []
  })
}

/** The nouns of which it asks who or what they are: "who is the head of Damascus". */
function titlesOf(asked: readonly Token[]): readonly Bond[] {
  return asked.flatMap(({ word }, at): Bond[] => {
    const noun = asked.slice(at + 2).find((token) => !determiners.has(token.word))
    const isTitle = ['who', 'what'].includes(word) && beForms.has(asked[at + 1]?.word ?? '') && noun?.isStop === false
    return isTitle && asked[noun.index + 1]?.word === 'of' ? [{ stem: noun.stem, lead: 'of' }] : []
  })
}
