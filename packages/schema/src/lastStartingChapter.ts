/** The last starting chapter: a part of a player's code, so the same in every season (rule 158). */
export const lastStartingChapter = 33
