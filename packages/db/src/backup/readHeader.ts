import { RestoreRefusal } from './format.ts'
import type { BackupHeader } from './format.ts'

/** What a backup's first line says; throws a `RestoreRefusal` where it is none. */
export function readHeader(line: string | undefined): BackupHeader {
  if (line?.startsWith('#{"seraph"') !== true) throw new RestoreRefusal('This is not a backup of Seraph.')
  return JSON.parse(line.slice(1)) as BackupHeader
}
