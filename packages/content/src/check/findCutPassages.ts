import { bareWord } from '../bareWord.ts'
import { wordsOf } from '../edition.ts'
import type { VerseText } from '../edition.ts'
import type { Fault } from './fault.ts'
import type { Pack } from '../pack/readPack.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** With one of these a phrase may begin, so that another may end before it. */
const beginning = words(
  'and or but nor for so yet because when while until that who which whom whose where as like in on at by from with into to out upon he she they it you we i',
)

/** With one of these no phrase ends. */
const leading = words(
  'the a an and or but nor of in on at by for from with into to upon my your his her its our their this these those is are was were be will shall has have had not until that who which whose than like as',
)

/**
 * Passages that end in the middle of a phrase: no punctuation follows, and the
 * last word leads on ("until the indignation is") or the next one begins nothing ("the righteous | nation").
 */
export function findCutPassages(pack: Pack, verseText: VerseText): Fault[] {
  return pack.questions.flatMap(({ question, chapter, file }) => {
    const place = pack.season.chapters.find(({ ordinal }) => ordinal === chapter)
    if (!('passage' in question) || place === undefined) return []
    const { verse, to } = question.passage
    const text = wordsOf(verseText(place.book, place.chapter, verse) ?? '')
    const [last, next] = [text[to], text[to + 1]]
    if (last === undefined || next === undefined || !/[\p{L}\p{N}]$/u.test(last)) return []
    return leading.has(bareWord(last).toLowerCase()) || !beginning.has(bareWord(next).toLowerCase())
      ? [{ where: `${file} ${question.id}`, what: `the passage ends within a phrase: "${last} | ${next}"` }]
      : []
  })
}
