import type { PublicSeason } from '@seraph/schema/season'

import type { Edition } from './edition.ts'
import { isLimited } from './editions/measureAllowance.ts'
import type { Pack } from './readPack.ts'
import type { RenderedQuestion } from './renderQuestion.ts'

/** A pack's public part with every blank filled in, all but its hash (ruling 2). */
export function presentSeason(
  pack: Pack,
  edition: Edition,
  questions: readonly RenderedQuestion[],
): Omit<PublicSeason, 'hash'> {
  const { season } = pack
  const { copyright, memory, pages, review } = season
  const { licensing, blockedChapters, allowanceVerses } = memory
  const labelsOf = (ordinals: readonly number[]): string =>
    season.chapters
      .filter(({ ordinal }) => ordinals.includes(ordinal))
      .map(({ label }) => label)
      .join(', ')
  const fill = (line: string, chapters: readonly number[] = []): string =>
    line
      .replaceAll('{edition}', edition.name)
      .replaceAll('{allowance}', String(allowanceVerses))
      .replaceAll('{chapters}', labelsOf(chapters))
  const fillReview = (one: typeof review.aiQuiz) => ({ ...one, text: fill(one.text, one.chapters) })
  const { background } = pages.about
  const { id, name, abbreviation, notice } = edition
  return {
    ...season,
    copyright: { ...copyright, scripture: fill(copyright.scripture) },
    memory: {
      ...memory,
      licensing: { ...licensing, paragraphs: licensing.paragraphs.map((line) => fill(line, blockedChapters)) },
    },
    review: { aiQuiz: fillReview(review.aiQuiz), selfGraded: fillReview(review.selfGraded) },
    pages: {
      ...pages,
      about: {
        ...pages.about,
        background: { ...background, paragraphs: background.paragraphs.map((line) => fill(line)) },
      },
    },
    edition: { id, name, abbreviation, notice, isLimited: isLimited(edition) },
    questionChapters: [...new Set(questions.map(({ chapter }) => chapter))].sort((a, b) => a - b),
  }
}
