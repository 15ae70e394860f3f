/** How often distress was found on a day (the database's, UTC), by what it speaks of and where: never whose (rule 50). */
export type DistressCountsTable = { day: string; kind: string; box: string; found: number }

export type DistressTables = { distressCounts: DistressCountsTable }
