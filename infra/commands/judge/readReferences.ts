import { worldEnglishBible } from '@seraph/content/worldEnglishBible'
import { readScripture } from '@seraph/judge/read/scripture'
import type { Scripture } from '@seraph/judge/read/scripture'
import type { JudgingCase } from '@seraph/schema/judging'

/** A citation of one passage: its book, chapter, first and last verse. */
const pattern = /^(?<book>[^;]+) (?<chapter>\d+):(?<from>\d+)(?:-(?<to>\d+))?$/

/**
 * What each case cites by its `ref` ("Mark 1:12-13"), as the judge is told it; undefined where it has none or cites several passages, since
 * a question in play cites one.
 */
export async function readReferences(
  cases: readonly JudgingCase[],
): Promise<(entry: JudgingCase) => Scripture | undefined> {
  const books = new Set(cases.flatMap((entry) => passageOf(entry)?.book ?? []))
  const { verses } = await worldEnglishBible([...books])
  const chapters = Map.groupBy(verses, ({ book, chapter }) => `${book} ${chapter}`)
  return (entry) => {
    const passage = passageOf(entry)
    if (passage === undefined) return undefined
    return readScripture(chapters.get(`${passage.book} ${passage.chapter}`) ?? [], passage.from, passage.to)
  }
}

function passageOf({ ref = '' }: JudgingCase): { book: string; chapter: string; from: number; to: number } | undefined {
  const { book, chapter, from, to = from } = pattern.exec(ref)?.groups ?? {}
  return book === undefined || chapter === undefined || from === undefined
    ? undefined
    : { book, chapter, from: Number(from), to: Number(to) }
}
