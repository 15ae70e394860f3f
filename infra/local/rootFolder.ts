import { join, resolve } from 'node:path'

/** The checkout's own folder. */
export const rootFolder = join(import.meta.dirname, '../..')

/** Where the local stack keeps its data: SERAPH_DATA_DIR, else .data in the checkout, which git ignores. */
export function homeFolder(): string {
  return resolve(rootFolder, process.env['SERAPH_DATA_DIR'] || '.data')
}
