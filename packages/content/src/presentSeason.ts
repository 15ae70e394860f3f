import type { Season } from '@seraph/schema/season'

import type { Edition } from './edition.ts'
import type { Pack } from './readPack.ts'
import type { RenderedQuestion } from './renderQuestion.ts'

/** A pack's public part with every blank filled in, all but its hash (ruling 2). */
export function presentSeason(
  pack: Pack,
  edition: Edition,
  questions: readonly RenderedQuestion[],
): Omit<Season, 'hash'> {
  const { season } = pack
  const blocked = season.chapters.filter(({ ordinal }) => season.memory.blockedChapters.includes(ordinal))
  const fill = (line: string): string =>
    line
      .replaceAll('{edition}', edition.name)
      .replaceAll('{allowance}', String(season.memory.allowanceVerses))
      .replaceAll('{chapters}', blocked.map(({ label }) => label).join(', '))
  const { licensing } = season.memory
  const chapters = new Set(questions.map(({ chapter }) => chapter))
  return {
    ...season,
    copyright: { ...season.copyright, scripture: fill(season.copyright.scripture) },
    memory: { ...season.memory, licensing: { ...licensing, paragraphs: licensing.paragraphs.map(fill) } },
    edition: { id: edition.id, name: edition.name, abbreviation: edition.abbreviation, notice: edition.notice },
    questionChapters: [...chapters].sort((a, b) => a - b),
  }
}
