/** What a day's plan needs to know of a question. `cards`: the names of its parts; `verse`: where it stands, first of all that it cites. */
export type ReviewQuestion = { id: string; verse: string; cards: readonly string[]; isAssigned: boolean }
