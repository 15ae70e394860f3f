import type { ProgressKind } from '@seraph/schema/progress/progressKinds'
import type { ColumnType } from 'kysely'

/**
 * What was counted of a player, once a day; once a season where `day` is
 * empty (rule 44). `subject`: a question, a chapter's crossword, a game.
 */
export type CountedActionsTable = {
  playerId: string
  seasonId: string
  kind: ProgressKind
  subject: string
  day: string
}

/** The time that a player's counted actions have taken, of the last days (rule 44): who stores an event locks it first. */
export type PlayerPacesTable = { playerId: string; busy: ColumnType<string, never, string> }

export type CountedWorkTables = { countedActions: CountedActionsTable; playerPaces: PlayerPacesTable }
