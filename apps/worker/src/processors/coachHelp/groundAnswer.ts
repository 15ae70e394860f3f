import { contentTokens, tokenize } from '@seraph/judge/read/tokenize'
import { explainingWords } from '../explainingWords.ts'
import { refuseCoachQuestion } from '@seraph/domain/coachHelp/refuseCoachQuestion'

/** What a model was given to rest on: the verses, and hard words with their meanings. */
export type Given = {
  verses: readonly { reference: string; text: string }[]
  words: readonly { term: string; meaning: string }[]
}

/** More than this of what a sentence says must stand in the verses that it cites or in the glossary. */
const leastShare = 0.5
const citation = /(\d{1,3}):(\d{1,3})(?:\s?[-–—]\s?(\d{1,3}))?/g
const negation = /\b(?:not|no|never|none|nobody|nothing|neither|nor|without|cannot|\w+n['’]t)\b/i

/**
 * What is left of a model's answer when every sentence is taken out that
 * doesn't rest on the text; undefined where nothing is. A sentence stays
 * that cites verses which were given and no others, says mostly what they or the glossary say, names nobody and counts nothing else, turns
 * nothing into its contrary, and isn't the answer to a quiz.
 */
export function groundAnswer(answer: string, given: Given): string | undefined {
  const sentences = answer.match(/[^.!?\n]+(?:[.!?]+["”’)\]]*)?/g) ?? []
  const kept = sentences.map((sentence) => sentence.trim()).filter((sentence) => isGrounded(sentence, given))
  return kept.length === 0 ? undefined : kept.join(' ')
}

function isGrounded(sentence: string, { verses, words }: Given): boolean {
  const cited = [...sentence.matchAll(citation)].map(([, chapter, from = '', to = from]) =>
    verses.filter(({ reference }) => {
      const [, place = ''] = /(\d+:\d+)$/.exec(reference) ?? []
      const [own, verse] = place.split(':').map(Number)
      return own === Number(chapter) && verse !== undefined && verse >= Number(from) && verse <= Number(to)
    }),
  )
  if (cited.length === 0 || cited.some((found) => found.length === 0)) return false
  const source = [
    ...cited.flat().map(({ text }) => text),
    ...words.map(({ term, meaning }) => `${term} ${meaning}`),
  ].join(' / ')
  const books = cited.flat().map(({ reference }) => reference.replace(/ \d+:\d+$/, ''))
  const said = withoutCitations(sentence, books)
  if (negation.test(said) && !negation.test(source)) return false
  if (refuseCoachQuestion(said, { books: [] }) !== undefined) return false
  const known = new Set(tokenize(source).map(({ stem }) => stem))
  const tokens = contentTokens(tokenize(said))
  const isForeign = tokens.some(
    ({ stem, number, isCapital, index }) => !known.has(stem) && (number !== undefined || (isCapital && index > 0)),
  )
  const telling = tokens.filter(({ word }) => !explainingWords.has(word))
  const share = telling.filter(({ stem }) => known.has(stem)).length / telling.length
  return !isForeign && telling.length > 0 && share > leastShare
}

/** A sentence without its citations: their numbers and the book's name say nothing of what it tells. */
function withoutCitations(sentence: string, books: readonly string[]): string {
  return books
    .reduce((text, book) => text.replaceAll(book, ''), sentence.replace(citation, ''))
    .replaceAll(/[()[\]]/g, ' ')
}
