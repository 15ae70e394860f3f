import { saysDivineName } from '@seraph/domain/scripture/divineNameAsLord'
import type { PublicSeason, SeasonChapter, VerseRange } from '@seraph/schema/season'

import type { Edition } from '../edition.ts'
import { verseReader } from '../edition.ts'
import { isLimited, shownVerses } from '../editions/measureAllowance.ts'
import type { Pack } from '../pack/readPack.ts'
import type { RenderedQuestion } from './renderQuestion.ts'

/** A pack's public part with every blank filled in, all but its hash (rule 2). */
export function presentSeason(
  pack: Pack,
  edition: Edition,
  questions: readonly RenderedQuestion[],
): Omit<PublicSeason, 'hash'> {
  const { season } = pack
  const { copyright, memory, pages, review } = season
  const { licensing, hiddenVerses, allowanceVerses } = memory
  const { title, paragraphs, withoutLimit } = licensing
  const labelsOf = (ordinals: readonly number[]): string =>
    season.chapters
      .filter(({ ordinal }) => ordinals.includes(ordinal))
      .map(({ label }) => label)
      .join(', ')
  const fill = (line: string, chapters: readonly number[] = []): string =>
    line
      .replaceAll('{edition}', edition.name)
      .replaceAll('{allowance}', String(allowanceVerses))
      .replaceAll('{resting}', rangeTexts(season.chapters, hiddenVerses).join(', '))
      .replaceAll('{chapters}', labelsOf(chapters))
  const fillReview = (one: typeof review.aiQuiz) => ({ ...one, text: fill(one.text, one.chapters) })
  const { background } = pages.about
  const verseText = verseReader(edition)
  const { id, name, abbreviation, notice } = edition
  return {
    ...season,
    copyright: { ...copyright, scripture: fill(copyright.scripture) },
    memory: {
      ...memory,
      licensing: { title, paragraphs: (isLimited(edition) ? paragraphs : withoutLimit).map((line) => fill(line)) },
    },
    review: { aiQuiz: fillReview(review.aiQuiz), selfGraded: fillReview(review.selfGraded) },
    pages: {
      ...pages,
      about: {
        ...pages.about,
        background: { ...background, paragraphs: background.paragraphs.map((line) => fill(line)) },
      },
    },
    edition: {
      id,
      name,
      abbreviation,
      notice,
      isLimited: isLimited(edition),
      isSubstitutionAllowed: edition.isSubstitutionAllowed === true,
      saysDivineName: shownVerses(season, edition).some((place) => {
        const text = verseText(place.book, place.chapter, place.verse)
        return text !== undefined && saysDivineName(text)
      }),
    },
    questionChapters: [...new Set(questions.map(({ chapter }) => chapter))].sort((a, b) => a - b),
  }
}

/** As people read them: "Isaiah 5" for a whole chapter, "Mark 6:30-56" for a part of one. */
function rangeTexts(chapters: readonly SeasonChapter[], ranges: readonly VerseRange[]): string[] {
  return ranges.flatMap(({ chapter, from, to }) => {
    const place = chapters[chapter - 1]
    if (place === undefined) return []
    if (from === 1 && to === place.verses) return [place.label]
    return [`${place.label}:${from === to ? from : `${from}-${to}`}`]
  })
}
