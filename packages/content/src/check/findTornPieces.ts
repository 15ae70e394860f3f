import { wordsOf } from '../edition.ts'
import type { VerseText } from '../edition.ts'
import type { Fault } from './fault.ts'
import { quotePassage } from '../make/passage.ts'
import type { Pack } from '../pack/readPack.ts'

/** What only calls or links, and so is worth no point. */
const opening = new Set(
  'amen and behold but for hail hear here lo listen look now see so then therefore truly verily yes'.split(' '),
)

/**
 * Pieces of quotations that are one word and worth no point: they only call
 * or link ("Behold", in the edition or as an accepted wording), or no
 * punctuation parts them from their phrase ("Zion" of "has filled Zion with justice").
 */
export function findTornPieces(pack: Pack, verseText: VerseText): Fault[] {
  return pack.questions.flatMap(({ question, chapter, file }) => {
    const place = pack.season.chapters.find(({ ordinal }) => ordinal === chapter)
    if (question.type !== 'quotation' || !('passage' in question) || place === undefined) return []
    const { verse, from } = question.passage
    const text = verseText(place.book, place.chapter, verse) ?? ''
    const parts = quotePassage(question.passage, text, question.points)?.parts ?? []
    if (parts.length < 2) return []
    const where = `${file} ${question.id}`
    const words = wordsOf(text)
    let at = from
    return parts.flatMap((part, index) => {
      const [first, last] = [at, at + part.text.split(' ').length - 1]
      at = last + 1
      const empty = [part.text, ...(question.accept?.[`p${index + 1}`] ?? [])].filter((said) =>
        opening.has(said.toLowerCase()),
      )
      if (empty.length > 0) return [{ where, what: `"${empty.join('" and "')}" alone earns a point` }]
      const isTorn = (before: number) => isJoined(words[before], words[before + 1])
      return first === last && ((index > 0 && isTorn(first - 1)) || (index < parts.length - 1 && isTorn(last)))
        ? [{ where, what: `the piece "${part.text}" is torn from its phrase` }]
        : []
    })
  })
}

/** Whether no punctuation stands between two words. */
function isJoined(before = '', after = ''): boolean {
  return /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after)
}
