import { findDistress } from '@seraph/distress/findDistress'
import { citedIn } from '@seraph/domain/coachHelp/citedIn'
import type { DistressKind } from '@seraph/schema/distress'

import type { OpenSeason, KnownQuestion } from '../../season/openSeason.ts'
import type { Deps } from '../../deps.ts'

/**
 * What distress an answer speaks of. Words of the question, its key and
 * the verse that it cites are never distress (rule 50); they are looked up
 * only where the answer by itself sounds like it.
 */
export async function heedAnswer(
  deps: Deps,
  current: OpenSeason,
  question: KnownQuestion,
  response: string,
): Promise<DistressKind | undefined> {
  if (findDistress(response) === undefined) return undefined
  // Without the verses the answer is heeded: a kind word too many does no harm.
  const verses = await deps.coachVerses(current).then(
    (search) => citedIn(question.verse, search.verses),
    () => [],
  )
  const own = [question.question, ...question.parts.flatMap(({ text, accept = [] }) => [text, ...accept])]
  return findDistress(response, { known: [...own, ...verses.map(({ text }) => text)] })
}
