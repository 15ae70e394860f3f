import { judge } from '@seraph/judge/judge'
import type { Lexicon } from '@seraph/schema/judging'

import type { VerseText } from '../edition.ts'
import type { Fault } from './fault.ts'
import { findGiveaways } from './findGiveaways.ts'
import { asJudged } from './probes/probeJudge.ts'
import type { Pack } from '../pack/readPack.ts'
import type { RenderedQuestion } from '../make/renderQuestion.ts'
import { unsupportedWords } from './unsupportedWords.ts'
import { versesCited } from './coverage/versesCited.ts'

/**
 * Checks what shapes can't: every verse exists in the edition, ids (of parts within their question, too)
 * and questions are unique, no question tells its own answer, parts suit points, every content word
 * of an answer stands in its verses or is covered by `accept`, and the built-in judge gives the whole answer full marks.
 */
export function findFaults(pack: Pack, rendered: readonly RenderedQuestion[], verseText: VerseText): Fault[] {
  return [
    ...findPlaceFaults(pack, verseText),
    ...findDuplicates(pack),
    ...findGiveaways(pack),
    ...rendered.flatMap((question) => findAnswerFaults(question, pack.lexicon)),
    ...findUnsupported(pack, verseText),
  ]
}

function findPlaceFaults(pack: Pack, verseText: VerseText): Fault[] {
  const faults: Fault[] = []
  for (const { question, chapter, file } of pack.questions) {
    const where = `${file} ${question.id}`
    const place = pack.season.chapters.find((candidate) => candidate.ordinal === chapter)
    if (place === undefined) {
      faults.push({ where, what: `the season has no chapter ${chapter}` })
      continue
    }
    const last = question.verseEnd ?? question.verse
    if (last < question.verse) faults.push({ where, what: 'verseEnd is before verse' })
    for (const citation of question.also ?? [])
      if (textsOf(citation, verseText).some((text) => text === ''))
        faults.push({ where, what: `the edition has no ${citation}` })
    for (let verse = question.verse; verse <= last; verse += 1)
      if (verseText(place.book, place.chapter, verse) === undefined)
        faults.push({ where, what: `the edition has no ${place.label}:${verse}` })
    const book = pack.season.books.find(({ name }) => name === place.book)?.usfm.toLowerCase()
    if (!question.id.startsWith(`${book}-${place.chapter}-${question.verse}-`))
      faults.push({ where, what: `the id doesn't name ${place.label}:${question.verse}` })
    if ('parts' in question && question.parts.length < question.points && question.parts.length > 1)
      faults.push({ where, what: `${question.points} points for ${question.parts.length} parts` })
    const ids = 'parts' in question ? question.parts.map(({ id }) => id) : []
    for (const id of new Set(ids.filter((one, at) => ids.indexOf(one) < at)))
      faults.push({ where, what: `the part id ${id} is there twice` })
    const pieces = 'passage' in question ? (question.passage.blanks?.length ?? question.points) : 0
    for (const id of 'passage' in question ? Object.keys(question.accept ?? {}) : [])
      if (Number(id.slice(1)) > pieces)
        faults.push({ where, what: `it accepts words for ${id} and has ${pieces} pieces` })
  }
  return faults
}

function findDuplicates(pack: Pack): Fault[] {
  const faults: Fault[] = []
  const ids = new Set<string>()
  const texts = new Map<string, string>()
  for (const { question, file } of pack.questions) {
    const where = `${file} ${question.id}`
    if (ids.has(question.id)) faults.push({ where, what: 'the id is there twice' })
    ids.add(question.id)
    const passage = 'passage' in question ? JSON.stringify(question.passage) : ''
    const text = `${question.question.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} ${passage}`
    const twin = texts.get(text)
    if (twin !== undefined) faults.push({ where, what: `the same question as ${twin}` })
    texts.set(text, question.id)
  }
  return faults
}

function findAnswerFaults(question: RenderedQuestion, lexicon: Lexicon): Fault[] {
  const answer = question.parts.map((part) => part.text).join(question.isOrdered ? ' ' : ', ')
  const { score } = judge(asJudged(question), answer, lexicon)
  return score === question.points
    ? []
    : [{ where: question.id, what: `its own answer "${answer}" is given ${score} of ${question.points} points` }]
}

/** The texts of a citation's verses; one that the edition doesn't have is empty. */
function textsOf(citation: string, verseText: VerseText): string[] {
  return versesCited(citation).map(({ book, chapter, verse }) => verseText(book, chapter, verse) ?? '')
}

function findUnsupported(pack: Pack, verseText: VerseText): Fault[] {
  const faults: Fault[] = []
  for (const { question, chapter, file } of pack.questions) {
    const place = pack.season.chapters.find((candidate) => candidate.ordinal === chapter)
    if (place === undefined || !('parts' in question) || question.type === 'true_false') continue
    const texts: string[] = []
    for (let verse = question.verse; verse <= (question.verseEnd ?? question.verse); verse += 1)
      texts.push(verseText(place.book, place.chapter, verse) ?? '')
    for (const citation of question.also ?? []) texts.push(...textsOf(citation, verseText))
    for (const part of question.parts) {
      const words = unsupportedWords(part, texts.join(' '))
      if (words.length > 0)
        faults.push({ where: `${file} ${question.id}`, what: `"${part.text}": not in the verse: ${words.join(', ')}` })
    }
  }
  return faults
}
