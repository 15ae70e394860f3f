import type { KeyRevisionRow } from '@seraph/db/queries/appeals/keyRevisions'
import { findRevisedQuestion } from '@seraph/db/queries/appeals/revisedQuestion'
import { judgedQuestion } from '@seraph/db/queries/seasons/questions'
import { listShownBooks } from '@seraph/db/queries/seasons/verses'
import { cleanWording } from '@seraph/judge/revise/cleanWording'
import { citedScripture } from '@seraph/judge/read/citedScripture'
import { splitQuestion } from '@seraph/judge/read/split/splitQuestion'
import { gainOf } from '@seraph/judge/revise/gainOf'
import { reviseQuestion } from '@seraph/judge/revise/reviseQuestion'
import { shareOfPart } from '@seraph/judge/revise/shareOfPart'
import { Lexicon } from '@seraph/schema/judging'
import type { JudgedQuestion } from '@seraph/schema/judging'
import { PublicSeason } from '@seraph/schema/season'

import type { Deps } from '../../deps.ts'

/** A part as a revision changes it: its wording in the pack, and the points that the revision gives a stored answer. */
export type RevisedPart = { partText: string; gainOf: (response: string) => number }

/**
 * Reads a revision's part; undefined where today's question has it no
 * more. What it gives is measured against the pack's own key, so that it
 * is the same whatever other revisions there are. A decision about one answer gives its part's share, whatever the judge reads in it.
 */
export async function readRevisedPart(
  { db }: Pick<Deps, 'db'>,
  revision: KeyRevisionRow,
): Promise<RevisedPart | undefined> {
  const { partId, wording, kind, scope } = revision
  const found = await findRevisedQuestion(db, revision)
  if (found === undefined) return undefined
  const asked = withoutWording(judgedQuestion(found), wording)
  const part = splitQuestion(asked).parts.find(({ id }) => id === partId)
  if (part === undefined) return undefined
  const { books, chapters } = PublicSeason.parse(found.public)
  const verses = await listShownBooks(
    db,
    books.map(({ name }) => name),
  )
  const revised = {
    asked,
    revised: reviseQuestion(asked, [{ partId, kind, wording }]),
    partId,
    lexicon: Lexicon.parse(found.lexicon),
    scripture: citedScripture(verses, chapters)(found),
  }
  const least = scope === 'answer' ? shareOfPart(asked) : 0
  return { partText: part.text, gainOf: (response) => Math.max(least, gainOf(revised, response)) }
}

/** The question as it was before it accepted the wording: a pack that has taken it over meanwhile changes nothing of what it gives. */
function withoutWording(asked: JudgedQuestion, wording: string): JudgedQuestion {
  const parts = asked.parts.map((part) => {
    const { accept, ...rest } = part
    const others = accept?.filter((text) => cleanWording(text) !== wording) ?? []
    return others.length === (accept?.length ?? 0) ? part : { ...rest, ...(others.length > 0 && { accept: others }) }
  })
  return { ...asked, parts }
}
