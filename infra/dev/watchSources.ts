import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { rootFolder } from '../local/rootFolder.ts'
import { watchFolder } from './watchFolder.ts'

const apps = ['api', 'rooms', 'worker'] as const
export type App = (typeof apps)[number]

/** An editor writes a file in several steps, and several files at once. */
const quietMs = 150

/**
 * Tells of each process whose sources changed, once they have been quiet
 * for a moment: its own, or a package's, which all of them run. Node's own
 * `--watch` looks at the dependencies too, which change for other reasons:
 * an install elsewhere touches files that are linked to the same store.
 */
export function watchSources(onChange: (app: App) => void): void {
  const changed = new Set<App>()
  let timer: NodeJS.Timeout | undefined
  const note = (concerned: readonly App[]) => (file: string) => {
    if (!isRun(file)) return
    for (const app of concerned) changed.add(app)
    clearTimeout(timer)
    timer = setTimeout(() => {
      for (const app of changed) onChange(app)
      changed.clear()
    }, quietMs)
  }
  for (const app of apps) watchFolder(join(rootFolder, 'apps', app, 'src'), note([app]))
  for (const name of readdirSync(join(rootFolder, 'packages')))
    watchFolder(join(rootFolder, 'packages', name, 'src'), note(apps))
}

/** Whether a file is one that the processes run. */
function isRun(file: string): boolean {
  return file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/')
}
