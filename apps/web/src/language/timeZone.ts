/** The browser's IANA time zone, for a player's local day (rule 23). */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
