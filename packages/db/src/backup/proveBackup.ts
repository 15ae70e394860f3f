import { RestoreRefusal } from './format.ts'
import { readHeader } from './readHeader.ts'

/**
 * Reads a backup's lines through to their end without a database: when it was taken, by the database's clock, and how many rows it has.
 * Throws a `RestoreRefusal` where it isn't one, or not whole.
 */
export async function proveBackup(lines: AsyncIterable<string>): Promise<{ takenAt: Date; rows: number }> {
  let header: { takenAt: string } | undefined
  let rows = 0
  let last = ''
  for await (const line of lines) {
    header ??= readHeader(line)
    if (!line.startsWith('#')) rows += 1
    last = line
  }
  const { takenAt } = header ?? readHeader(undefined)
  if (last !== `#${JSON.stringify({ rows })}`) throw new RestoreRefusal('The backup is not whole: its end is missing.')
  return { takenAt: new Date(takenAt), rows }
}
