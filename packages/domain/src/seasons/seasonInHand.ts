/**
 * The season that somebody studies now (rule 156): the one that they chose
 * themselves, else the one that the club's coach set, else the first
 * open one. A choice that isn't open (any more) is passed over, and counts again once it is.
 * @param open the ids of the open seasons, in their order. Undefined only where none is open.
 */
export function seasonInHand(
  chosen: { own: string | null; club: string | null },
  open: readonly string[],
): string | undefined {
  return [chosen.own, chosen.club].find((id): id is string => id !== null && open.includes(id)) ?? open[0]
}
