import { join } from 'node:path'

import { asJudged } from '@seraph/content/check/probes/probeJudge'
import { makeLoadable } from '@seraph/content/make/makeLoadable'
import { readPack, seasonsFolder } from '@seraph/content/pack/readPack'
import { worldEnglishBible } from '@seraph/content/worldEnglishBible'
import { citedScripture } from '@seraph/judge/read/citedScripture'
import type { Lexicon } from '@seraph/schema/judging'
import type { Scripture } from '@seraph/judge/read/scripture'
import type { JudgedQuestion } from '@seraph/schema/judging'

/** What the judge is handed for a season's question. */
export type SeasonQuestion = { question: JudgedQuestion; lexicon: Lexicon; scripture: Scripture | undefined }

/**
 * A season's questions by their id, as they are judged in play: with
 * the pack's other wordings, its lexicon and the text that they cite.
 */
export async function seasonQuestions(season: string): Promise<ReadonlyMap<string, SeasonQuestion>> {
  const pack = await readPack(join(seasonsFolder, season))
  const edition = await worldEnglishBible(pack.season.books.map(({ name }) => name))
  const scriptureOf = citedScripture(edition.verses, pack.season.chapters)
  return new Map(
    makeLoadable(pack, edition).questions.map((question) => [
      question.id,
      { question: asJudged(question), lexicon: pack.lexicon, scripture: scriptureOf(question) },
    ]),
  )
}
