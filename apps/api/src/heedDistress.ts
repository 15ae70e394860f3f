import { findDistress } from '@seraph/distress/findDistress'
import { countDistress } from '@seraph/db/queries/admin/distressCounts'
import { findPlayerCountry } from '@seraph/db/queries/players/playerCountry'
import { coachSentences } from '@seraph/domain/coachHelp/coachSentences'
import type { DistressBox, DistressKind } from '@seraph/schema/distress'
import { helpLineOf } from '@seraph/service/helpLines'

import type { Deps } from './deps.ts'

/** What was found in a text, and the fixed, kind words for who wrote it (rule 50). */
export type Heeded = { kind: DistressKind; care: string }

/**
 * Looks for distress in a text before any model or person gets it; undefined
 * where there is none. `playerId`: whose country's help line is told.
 * Whoever heeds counts it with `countHeeded`, once a text.
 */
export async function heedDistress(
  deps: Deps,
  text: string,
  { playerId }: { playerId: string | undefined },
): Promise<Heeded | undefined> {
  const kind = findDistress(text)
  return kind && { kind, care: await careFor(deps, playerId) }
}

/** The fixed words, with the help line of the player's country where the operator set one. */
export async function careFor(deps: Deps, playerId: string | undefined): Promise<string> {
  const { HELP_LINES } = deps.env
  const isByCountry = [...HELP_LINES.keys()].some((country) => country !== '*')
  // The words are said even where nobody can look the country up.
  const country =
    playerId === undefined || !isByCountry
      ? undefined
      : await findPlayerCountry(deps.db, playerId).catch(() => undefined)
  return coachSentences.distress(helpLineOf(HELP_LINES, country))
}

/** Counts a finding, the one thing that is kept of it (rule 50). Where it can't be counted the child is answered all the same. */
export async function countHeeded(deps: Deps, found: { kind: DistressKind; box: DistressBox }): Promise<void> {
  deps.metrics.distress.inc(found)
  await countDistress(deps.db, found).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'a finding was not counted'),
  )
}
