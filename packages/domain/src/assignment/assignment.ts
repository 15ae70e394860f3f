/**
 * A run of verses that one member learns; `from` and `to` are places in the
 * season's row of verses, `to` not included. `isPinned`: set by the coach.
 */
export type Piece = { member: string; from: number; to: number; isPinned: boolean }

/** Who learns what; pieces in the row's order, without gap or overlap. */
export type Assignment = readonly Piece[]
