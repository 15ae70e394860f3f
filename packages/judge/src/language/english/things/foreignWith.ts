import { divine } from '../deeds/isDoerOther.ts'
import type { ReadPart } from '../../../match/readPart.ts'
import { oncePer } from '../../../read/oncePer.ts'
import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { ReadResponse } from '../../../read/readResponse.ts'
import type { Scripture } from '../../../read/scripture.ts'
import type { Token } from '../../../read/tokenize.ts'
import { fillers } from '../words/stopWords.ts'

/** What may be said of anything and anybody. */
const general = new Set(
  `people person persons thing things everything everybody everyone anybody anyone somebody someone something nobody nothing
  world earth air sky time place day`.split(/\s+/),
)

/** Which words of a response nothing that is asked or expected knows, nor the cited verses; `isStrange`: nor the whole chapter. */
export type ForeignWords = {
  readonly isForeign: (token: Token) => boolean
  readonly isStrange: (token: Token) => boolean
}

/**
 * Tells of a response's words which are foreign to what is asked: everyday words that neither question, cited verses nor any wording of a
 * part knows, and names that stand nowhere in the chapter. Names of God and words for anybody and anything never are, nor misspellings.
 */
export function foreignWith(
  asked: ReadQuestion,
  parts: readonly ReadPart[],
  { denied, language }: ReadResponse,
  scripture: Scripture,
  { guarded, mates }: CompiledLexicon,
  recited: ReadonlySet<number>,
): ForeignWords {
  const isExpected = (stem: string): boolean =>
    parts.some(({ accepted }) => accepted.some(({ wording }) => wording.tokens.some((token) => token.stem === stem)))
  const isOffered = (index: number): boolean =>
    parts.some(({ accepted }) =>
      accepted.some(({ candidates }) => candidates.some((list) => list.some(({ given }) => given.includes(index)))),
    )
  const isOfChapter = (stem: string): boolean => chapterStems(scripture.runs).has(stem)
  const isTold = (stem: string): boolean => asked.echoes.has(stem) || stemsOf(scripture).has(stem) || isExpected(stem)
  const isForeign = ({ index, word, stem, isStop, number }: Token): boolean => {
    if (isStop || number !== undefined || recited.has(index) || denied.has(index)) return false
    if (divine.has(word) || general.has(word) || (fillers.has(word) && !persons.has(word))) return false
    const isName = guarded.has(word)
    if (!isName && !language.isEveryday(word)) return false
    if (isTold(stem) || isOffered(index) || (mates.get(stem) ?? []).some((mate) => isTold(mate.stem))) return false
    return !isName || !isOfChapter(stem)
  }
  return { isForeign, isStrange: (token) => isForeign(token) && !isOfChapter(token.stem) }
}

/** Fillers that say who somebody is. */
const persons = new Set('king kings prophet'.split(' '))

const stemsOf = oncePer(({ text }: Scripture): ReadonlySet<string> => new Set(text.map(({ stem }) => stem)))

/** The stems of a chapter, by its runs of words. */
const chapterStems = oncePer(
  (runs: ReadonlySet<string>): ReadonlySet<string> => new Set([...runs].flatMap((run) => run.trim().split(' '))),
)
