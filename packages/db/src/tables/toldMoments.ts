import type { ColumnType } from 'kysely'

/** What a player was told of what they reached (rule 212). */
export type ToldMomentsTable = {
  playerId: string
  seasonId: string
  moment: string
  toldAt: ColumnType<Date, never, never>
}
