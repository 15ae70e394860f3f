import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const made = new Set(['node_modules', 'dist', '.turbo'])
const isTest = (name: string): boolean => name === 'e2e' || /\.test\.tsx?$/.test(name)

/**
 * One SHA-256, in hex, over the names and contents of these files and of all that lies in these folders but what is installed or
 * built, and tests where they aren't asked for.
 */
export function hashFiles(paths: readonly string[], { hasTests = false } = {}): string {
  const sum = createHash('sha256')
  for (const path of paths) {
    for (const file of filesIn(path, hasTests)) {
      const bytes = readFileSync(file)
      sum.update(`${file}\0${bytes.length}\0`).update(bytes)
    }
  }
  return sum.digest('hex')
}

function filesIn(path: string, hasTests: boolean): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .filter((name) => !made.has(name) && (hasTests || !isTest(name)))
    .flatMap((name) => filesIn(join(path, name), hasTests))
}
