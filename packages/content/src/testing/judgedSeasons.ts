import { judge } from '@seraph/judge/judge'
import { citedScripture } from '@seraph/judge/read/citedScripture'

import { asJudged } from '../check/probes/probeJudge.ts'
import { renderPack } from '../make/renderPack.ts'
import { readSeasonPack } from './readSeasonPack.ts'
import { tellUsually } from '../make/tellUsually.ts'
import type { RenderedQuestion } from '../make/renderQuestion.ts'
import { worldEnglishBible } from '../worldEnglishBible.ts'
import { seededShare } from './seededShare.ts'

/** A question of a season with its verses, a way to mark answers to it, and what a child who knows the answer would list. */
export type JudgedAsked = {
  readonly question: RenderedQuestion
  readonly texts: readonly string[]
  readonly answer: string
  readonly cited: string
  /** The cited verses in the event's usual wording, as far as the pack knows it. */
  readonly usual: string
  readonly chapter: string
  /** The first eight words of the verse that follows. */
  readonly next: string
  /** Whether it asks for the verse's words: a quotation, or blanks to fill in. */
  readonly ofWords: boolean
  readonly scoreOf: (response: string) => number
}

const seasons = ['2026-isaiah', '2027-mark-peter-john']

type JudgedSeasons = { readonly every: readonly JudgedAsked[]; readonly chosen: readonly JudgedAsked[] }

let read: Promise<JudgedSeasons> | undefined

/** The questions of both seasons: all of them, and those that a run looks at. They are read once, however many tests of a worker ask. */
export function readJudgedSeasons(): Promise<JudgedSeasons> {
  return (read ??= readAll())
}

async function readAll(): Promise<JudgedSeasons> {
  const every = (await Promise.all(seasons.map(readSeason))).flat()
  return { every, chosen: seededShare(every) }
}

async function readSeason(name: string): Promise<readonly JudgedAsked[]> {
  const pack = await readSeasonPack(name)
  const edition = await worldEnglishBible(pack.season.books.map((book) => book.name))
  const { questions } = renderPack(pack, edition)
  const scriptureOf = citedScripture(edition.verses, pack.season.chapters)
  return questions.map((question): JudgedAsked => {
    const place = pack.season.chapters.find(({ ordinal }) => ordinal === question.chapter)
    const verses = edition.verses.filter((verse) => verse.book === place?.book && verse.chapter === place.chapter)
    const [, from, to = from] = /:(\d+)(?:-(\d+))?$/.exec(question.verse) ?? []
    const textOf = (some: typeof verses): string => some.map(({ text }) => text).join(' ')
    const own = pack.wordings.filter(
      ({ chapter, verse }) =>
        chapter === `${place?.book} ${place?.chapter}` && verse >= Number(from) && verse <= Number(to),
    )
    const cited = textOf(verses.filter(({ verse }) => verse >= Number(from) && verse <= Number(to)))
    const texts = question.parts.slice(0, question.points).map(({ text }) => text)
    return {
      question,
      texts,
      answer: texts.join(', '),
      cited,
      usual: tellUsually(cited, own) ?? cited,
      chapter: textOf(verses),
      next: textOf(verses.filter(({ verse }) => verse === Number(to) + 1))
        .split(' ')
        .slice(0, 8)
        .join(' '),
      ofWords: question.isOrdered || ['quotation', 'fill_in_the_blank'].includes(question.type),
      scoreOf: oncePerResponse(
        (response) => judge(asJudged(question), response, pack.lexicon, scriptureOf(question)).score,
      ),
    }
  })
}

/** Scores are remembered, for several tests begin with the same responses. */
function oncePerResponse(scoreOf: (response: string) => number): (response: string) => number {
  const known = new Map<string, number>()
  return (response) => {
    const score = known.get(response) ?? scoreOf(response)
    known.set(response, score)
    return score
  }
}
