/** What a coach calls a player; nobody else reads it (rule 192). */
export type PlayerLabelsTable = { coachId: string; playerId: string; label: string }

export type PlayerLabelTables = { playerLabels: PlayerLabelsTable }
