import { join } from 'node:path'

/** The checkout's own folder. */
export const rootFolder = join(import.meta.dirname, '../..')
