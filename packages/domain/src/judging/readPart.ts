import type { JudgedQuestion, QuestionPart } from '@seraph/schema/judging'

import { findCandidates } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import type { CompiledLexicon } from './lexicon.ts'
import type { ReadQuestion } from './readQuestion.ts'
import type { ReadResponse } from './readResponse.ts'
import { readWording } from './readWording.ts'
import type { Wording } from './readWording.ts'
import { wordingsOf } from './wordingsOf.ts'

/** A wording and what the response offers for each of its words. */
export type OfferedWording = { readonly wording: Wording; readonly candidates: readonly (readonly Candidate[])[] }

/** A part of a question, set against a response. */
export type ReadPart = {
  readonly part: QuestionPart
  readonly accepted: readonly OfferedWording[]
  readonly rejected: readonly OfferedWording[]
  readonly keys: readonly OfferedWording[]
  readonly isOrdered: boolean
  /** Whether it is one of more parts than are asked for. */
  readonly isAlternative: boolean
  /** The stems of the question. */
  readonly asked: ReadonlySet<string>
  /** Stems that other parts of the question expect too, which tell nothing about which of them is meant. */
  readonly shared: ReadonlySet<string>
}

/** Sets every part of a question against a response. */
export function readParts(
  question: JudgedQuestion,
  asked: ReadQuestion,
  response: ReadResponse,
  lexicon: CompiledLexicon,
): readonly ReadPart[] {
  const offer = (text: string, isOrdered: boolean): OfferedWording => {
    const wording = readWording(text, asked, lexicon)
    return { wording, candidates: findCandidates(wording, asked, response, lexicon, isOrdered) }
  }
  const read = question.parts.map((part) => {
    const isOrdered = part.ordered ?? false
    return {
      part,
      isOrdered,
      asked: asked.stems,
      isAlternative: question.parts.length > question.points,
      accepted: wordingsOf(part).map((text) => offer(text, isOrdered)),
      rejected: (part.reject ?? []).map((text) => offer(text, false)),
      keys: (part.key ?? []).map((text) => offer(text, isOrdered)),
    }
  })
  const stems = read.map(({ accepted }) => new Set(accepted[0]?.wording.words.map((word) => word.token.stem) ?? []))
  return read.map((part, at) => ({
    ...part,
    shared: new Set(stems.flatMap((other, index) => (index === at ? [] : [...other]))),
  }))
}
