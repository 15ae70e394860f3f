import { listShownBooks } from '@seraph/db/queries/seasons/verses'
import { findDistress } from '@seraph/distress/findDistress'
import { rememberCalm } from '@seraph/distress/rememberCalm'
import { citedIn } from '@seraph/domain/coachHelp/citedIn'
import type { DistressKind } from '@seraph/schema/distress'

import type { HandlerDeps } from './handlers/handler.ts'
import type { RoomQuestion, RoomSeason } from './live/roomSeason.ts'

const hear = rememberCalm()

/**
 * What distress an answer speaks of. Words of the question, its key and the verse that it cites are never distress (rule 50); the verse is
 * read only where the others don't settle it.
 */
export async function heedAnswer(
  { db }: Pick<HandlerDeps, 'db'>,
  season: RoomSeason,
  question: RoomQuestion,
  answer: string,
): Promise<DistressKind | undefined> {
  if (hear(answer) === undefined) return undefined
  const known = [question.question, ...question.parts.flatMap(({ text, accept = [] }) => [text, ...accept])]
  if (findDistress(answer, { known }) === undefined) return undefined
  // Without the verses the answer is heeded: a kind word too many does no harm.
  const verses = await listShownBooks(db, season.books).then(
    (all) => citedIn(question.verse, all),
    () => [],
  )
  return findDistress(answer, { known: [...known, ...verses.map(({ text }) => text)] })
}
