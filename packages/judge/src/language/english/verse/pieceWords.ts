/** What ends a piece of a text. */
export const stops = /[.,;:!?\n()"“”—–]/
/** Words that a noun phrase begins with. */
export const openings: ReadonlySet<string> = new Set(
  'the a an his her its their my your our this that these those all every each'.split(' '),
)
/** Words that join one piece of a text to the next. */
export const joins: ReadonlySet<string> = new Set('and but or nor while because so when that who which then'.split(' '))
/** Prepositions that say what part the next words have in a deed; "to" leads verbs as well and tells nothing. */
export const leads: ReadonlySet<string> = new Set(
  `in on at by for from with into upon against among before after under over through down toward towards without behind beside between around
  above below beyond near`.split(/\s+/),
)
