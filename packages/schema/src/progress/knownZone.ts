/** A player's time zone (IANA), and the latest local date, `YYYY-MM-DD`, that was told in it; null before there was any. */
export interface KnownZone {
  timeZone: string | null
  timeZoneOn: string | null
}
