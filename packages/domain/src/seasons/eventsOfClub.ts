/** A level's event: `date` null where its day isn't known, or where the club doesn't go (`isOwn`). */
export type ClubEvent<L> = { level: L; name: string; date: string | null; isOwn: boolean }

/**
 * A season's events as a club has them: the days that its coach set stand in the place of the usual ones (rule 170).
 * @param own by level; null says that the club doesn't go there.
 */
export function eventsOfClub<L extends string>(
  usual: readonly { level: L; name: string; date: string | null }[],
  own: ReadonlyMap<string, string | null>,
): ClubEvent<L>[] {
  return usual.map((event) => {
    const date = own.get(event.level)
    return date === undefined ? { ...event, isOwn: false } : { ...event, date, isOwn: true }
  })
}
