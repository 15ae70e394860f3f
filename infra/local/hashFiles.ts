import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const left = new Set(['node_modules', 'dist', 'e2e', '.turbo'])

/**
 * One SHA-256, in hex, over the names and contents of these files and of
 * all that lies in these folders but what is installed, built or a test.
 */
export function hashFiles(paths: readonly string[]): string {
  const sum = createHash('sha256')
  for (const path of paths) {
    for (const file of filesIn(path)) {
      const bytes = readFileSync(file)
      sum.update(`${file}\0${bytes.length}\0`).update(bytes)
    }
  }
  return sum.digest('hex')
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .filter((name) => !left.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesIn(join(path, name)))
}
