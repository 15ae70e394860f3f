import { join } from 'node:path'

import { rootFolder } from './rootFolder.ts'

/**
 * The setting by which Node keeps what it has compiled of the sources,
 * so that a process is ready in half the time when it starts again.
 */
export const compileCache = { NODE_COMPILE_CACHE: join(rootFolder, '.cache', 'compiled') }
