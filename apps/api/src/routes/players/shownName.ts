/**
 * What others see a player called: the display name that was agreed with
 * the parents and isn't hidden, else the code (rules 34, 43 and 147).
 */
export function shownName(player: { displayName: string | null; isNameHidden: boolean; code: string }): string {
  return player.isNameHidden ? player.code : (player.displayName ?? player.code)
}
