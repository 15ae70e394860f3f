/** What it means that somebody joined without being signed in (rule 175). */
export const guestMeaning =
  'Joined with the player code, but not signed in. The answers count in this room. They don’t count for the player’s own progress.'
