/** How many members a team has at most, deleted ones not counted (rule 138). */
export const mostMembers = 7
