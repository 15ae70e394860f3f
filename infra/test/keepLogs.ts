import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { rootFolder } from '../local/rootFolder.ts'

/** Copies the logs of a throw-away stack from its `home` to .cache/`name`, in place of the last run's. */
export async function keepLogs(home: string, name: string): Promise<void> {
  const logs = join(rootFolder, '.cache', name)
  await rm(logs, { recursive: true, force: true })
  await cp(join(home, 'logs'), logs, { recursive: true })
}
