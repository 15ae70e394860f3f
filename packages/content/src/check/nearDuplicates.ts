import { contentTokens, tokenize } from '@seraph/judge/read/tokenize'

import type { RenderedQuestion } from '../make/renderQuestion.ts'

/** Two questions that share so many of the content words of question and answer are listed. */
const alikeFrom = 0.75

/** Pairs of questions of one chapter that are nearly the same, the most alike first; `alike` is the share of words in common, 0–1. */
export function nearDuplicates(questions: readonly RenderedQuestion[]): { ids: [string, string]; alike: number }[] {
  const pairs: { ids: [string, string]; alike: number }[] = []
  for (const chapter of Map.groupBy(questions, (question) => question.chapter).values()) {
    const read = chapter.map(({ id, question, parts }) => ({ id, words: wordsOf(question, parts) }))
    for (const [at, one] of read.entries())
      for (const other of read.slice(at + 1)) {
        const common = [...one.words].filter((word) => other.words.has(word)).length
        const alike = common / (one.words.size + other.words.size - common)
        if (alike >= alikeFrom) pairs.push({ ids: [one.id, other.id], alike })
      }
  }
  return pairs.sort((a, b) => b.alike - a.alike)
}

function wordsOf(question: string, parts: RenderedQuestion['parts']): Set<string> {
  const text = [question, ...parts.map((part) => part.text)].join(' ')
  return new Set(contentTokens(tokenize(text.replace(/[—–-]/g, ' '))).map(({ stem }) => stem))
}
