import type { Tx } from '../../open.ts'

/**
 * Gives a player the label of a coach, or takes it off; false where it was
 * that already (rule 192). Whose player it is, is the caller's to know.
 */
export async function setPlayerLabel(
  tx: Tx,
  { coachId, playerId, label }: { coachId: string; playerId: string; label: string | null },
): Promise<boolean> {
  if (label === null) {
    const { numDeletedRows } = await tx
      .deleteFrom('playerLabels')
      .where('coachId', '=', coachId)
      .where('playerId', '=', playerId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('playerLabels')
    .values({ coachId, playerId, label })
    .onConflict((conflict) =>
      conflict.columns(['coachId', 'playerId']).doUpdateSet({ label }).where('playerLabels.label', '<>', label),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
