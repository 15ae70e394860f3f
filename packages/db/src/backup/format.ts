/** The form of a backup; a later form is refused by an earlier Seraph. */
export const formatVersion = 1

/** The first line, after `#`: which migrations had made the schema that the rows fit. */
export type BackupHeader = { seraph: number; takenAt: string; migrations: string[] }

/** Why a backup isn't restored, as one sentence; nothing was changed. */
export class RestoreRefusal extends Error {
  override readonly name = 'RestoreRefusal'
}
