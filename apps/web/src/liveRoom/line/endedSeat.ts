const keyOf = (roomId: string) => `endedSeat:${roomId}`

/**
 * The token of a seat in a room that is over, for this tab: by it a child
 * who isn't signed in reads its own result, and a host whose coach isn't
 * signed in here any more the room's.
 */
export function readEndedSeat(roomId: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(roomId)) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps it for as long as the tab is open. */
export function writeEndedSeat({ roomId, token }: { roomId: string; token: string }): void {
  try {
    sessionStorage.setItem(keyOf(roomId), token)
  } catch {
    // A browser that keeps nothing for a tab shows the result to those who are signed in.
  }
}
