import { join } from 'node:path'

import { rootFolder } from '../rootFolder.ts'
import { nodeFlags } from './nodeFlags.ts'
import type { Program } from './supervisor.ts'

/**
 * A program of this repository, by its file's path in it, that Node runs
 * with these arguments and its own flags; the path is what its command line is known by.
 */
export function nodeProgram(name: string, path: string, ...args: string[]): Program {
  const file = join(rootFolder, path)
  return {
    name,
    command: [process.execPath, ...nodeFlags(path), file, ...args],
    match: file,
    spawnOptions: { cwd: rootFolder },
  }
}
