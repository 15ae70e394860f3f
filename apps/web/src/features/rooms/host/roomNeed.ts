/**
 * What a room is about: chapters that its host chooses; the verses that the
 * coach's players know least, or have missed, or that the map has given,
 * `places` as runs in the season's row of verses, '' where there are none,
 * undefined until they are known; or each child's own (rules 244 and 245).
 */
export type RoomNeed =
  | { kind: 'chapters' | 'own' }
  | { kind: 'weakest' | 'missed' | 'verses'; places: string | undefined }

/** What of a need is in the call that opens a room; undefined where that has to wait, or there is nothing to ask. */
export function needInCall(need: RoomNeed): { places?: string; chaptersOf: 'room' | 'assignment' } | undefined {
  if ('places' in need) {
    const { places } = need
    return places === undefined || places === '' ? undefined : { places, chaptersOf: 'room' }
  }
  return { chaptersOf: need.kind === 'own' ? 'assignment' : 'room' }
}
