/**
 * What a day's plan needs to know of a question. `cards`: the names of its parts; `verse`: where it stands, first of all that it cites;
 * `nth`: its place in the season, from 0.
 */
export type ReviewQuestion = { id: string; nth: number; verse: string; cards: readonly string[]; isAssigned: boolean }
