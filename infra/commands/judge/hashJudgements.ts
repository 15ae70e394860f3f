import { createHash } from 'node:crypto'

import { writeFeedback } from '@seraph/judge/say/writeFeedback'
import type { JudgedQuestion, Judgement } from '@seraph/schema/judging'

import { makeResponses, responseKinds } from './makeResponses.ts'
import type { ResponseMatter } from './makeResponses.ts'

/** How many judgements there are, one hash over them all, and one over those of each kind of responses by the kind's name. */
export type JudgementHashes = { judgements: number; all: string; kinds: Record<string, string> }

/**
 * Judges every kind of responses to every question and hashes what comes out: the score, each part's text, verdict and evidence, the
 * surplus, flags and confidence, and the sentence that a child reads, to the letter. Deterministic.
 */
export function hashJudgements(
  matters: readonly ResponseMatter[],
  judge: (question: JudgedQuestion, response: string) => Judgement,
): JudgementHashes {
  let judgements = 0
  const all = createHash('sha256')
  const hashOfKind = (kind: string): string => {
    const hash = createHash('sha256')
    for (const [at, matter] of matters.entries())
      for (const response of makeResponses(kind, matter, at)) {
        hash.update(`${JSON.stringify(told(judge(matter.question, response)))}\n`)
        judgements += 1
      }
    const digest = hash.digest('hex')
    all.update(digest)
    return digest
  }
  const kinds = Object.fromEntries(responseKinds.map((kind) => [kind, hashOfKind(kind)]))
  return { judgements, all: all.digest('hex'), kinds }
}

/** What counts of a judgement, in a fixed order. */
function told(judgement: Judgement): unknown[] {
  const { score, maxScore, parts, surplus, flags, confidence } = judgement
  const verdicts = parts.map(({ part, status, evidence }) => [part, status, evidence])
  return [score, maxScore, verdicts, surplus, flags, confidence, writeFeedback(judgement)]
}
