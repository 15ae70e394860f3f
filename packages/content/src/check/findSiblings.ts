import { contentTokens, tokenize } from '@seraph/judge/read/tokenize'

import type { RenderedQuestion } from '../make/renderQuestion.ts'
import { versesCited } from './coverage/versesCited.ts'

/** Two questions of a verse: the text of `telling` holds the whole answer of `told`. */
export type Siblings = { told: string; telling: string }

/** All questions whose whole answer stands in the text of another question that cites one of their verses. */
export function findSiblings(questions: readonly RenderedQuestion[]): Siblings[] {
  const byVerse = new Map<string, RenderedQuestion[]>()
  for (const question of questions)
    for (const { book, chapter, verse } of versesCited(question.verse)) {
      const place = `${book} ${chapter}:${verse}`
      byVerse.set(place, [...(byVerse.get(place) ?? []), question])
    }
  const found = new Map<string, Siblings>()
  for (const ofVerse of byVerse.values()) {
    const read = ofVerse.map(({ question, ...own }) => ({ ...own, asked: new Set(stemsOf(withoutCitation(question))) }))
    for (const { id: told, parts, type } of read) {
      const answer = type === 'true_false' ? [] : parts.flatMap(({ text }) => stemsOf(text))
      if (answer.length === 0) continue
      for (const { id: telling, asked } of read)
        if (telling !== told && answer.every((stem) => asked.has(stem)))
          found.set(`${told} ${telling}`, { told, telling })
    }
  }
  return [...found.values()]
}

function withoutCitation(question: string): string {
  return question.replace(/\S+ \d+:\d+(?:-\d+)?/g, ' ')
}

function stemsOf(text: string): string[] {
  return contentTokens(tokenize(text.toLowerCase().replaceAll('’', "'").replace(/[—–-]/g, ' '))).map(({ stem }) => stem)
}
