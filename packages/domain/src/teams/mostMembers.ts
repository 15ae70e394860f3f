/** How many members a team has at most, deleted ones not counted (document 2, §9). */
export const mostMembers = 7
