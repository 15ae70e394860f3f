import { versesCited } from '@seraph/content/check/coverage/versesCited'
import { verseReader } from '@seraph/content/edition'
import { renderPack } from '@seraph/content/make/renderPack'
import type { RenderedQuestion } from '@seraph/content/make/renderQuestion'
import { readPack } from '@seraph/content/pack/readPack'
import { worldEnglishBible } from '@seraph/content/worldEnglishBible'
import { seededRandom, shuffled } from '@seraph/domain/crosswords/seededRandom'

/**
 * So many questions of a season pack, drawn by a seed, with everything that a reader needs to judge them: the text of the verses
 * that they cite, what is asked, the hint, the points, and each part with its accepted and rejected wordings. A block of lines a
 * question, in the season's order; the same for the same pack, seed and count.
 */
export async function sampleQuestions(
  folder: string,
  { seed, count }: { seed: number; count: number },
): Promise<string[]> {
  const pack = await readPack(folder)
  const edition = await worldEnglishBible(pack.season.books.map(({ name }) => name))
  const verseText = verseReader(edition)
  const also = new Map(pack.questions.map(({ question }) => [question.id, question.also ?? []]))
  const wordings = Map.groupBy(pack.wordings, ({ chapter, verse }) => `${chapter}:${verse}`)
  const { questions } = renderPack(pack, edition)
  const drawn = new Set(shuffled(questions, seededRandom(seed)).slice(0, count))
  const blocks = questions
    .filter((question) => drawn.has(question))
    .map((question, at) => {
      const texts = [question.verse, ...(also.get(question.id) ?? [])]
        .flatMap(versesCited)
        .flatMap(({ book, chapter, verse }) => {
          const cited = `${book} ${chapter}:${verse}`
          const differing = (wordings.get(cited) ?? []).map(
            ({ edition: own, usual }) => `${own} = ${usual.join(' / ')}`,
          )
          const text = `  ${cited}  ${verseText(book, chapter, verse) ?? 'not in the edition'}`
          return differing.length === 0 ? [text] : [text, `    usual wordings: ${differing.join('; ')}`]
        })
      return [`${at + 1}. ${question.id}`, ...texts, ...describe(question), ''].join('\n')
    })
  return [`${blocks.length} of ${questions.length} questions of ${pack.season.title}, seed ${seed}`, '', ...blocks]
}

function describe({ question, type, points, hint, isOrdered, parts }: RenderedQuestion): string[] {
  return [
    `  asked: ${question.replaceAll('\n', '\n    ')}`,
    `  ${type}, ${points} point${points === 1 ? '' : 's'}${isOrdered ? ', in order' : ''}; hint: ${hint}`,
    ...parts.flatMap(({ id, text, slot, key, accept = [], reject = [] }) => [
      `  ${id}: ${text}${slot === undefined ? '' : `  (answers "${slot}")`}${key === undefined ? '' : `  (must have: ${key.join(', ')})`}`,
      ...(accept.length === 0 ? [] : [`    also right: ${accept.join(' / ')}`]),
      ...(reject.length === 0 ? [] : [`    wrong: ${reject.join(' / ')}`]),
    ]),
  ]
}
