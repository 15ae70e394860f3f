import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { hashFiles } from '../../local/hashFiles.ts'

/** Packages whose lint may find something else than the last time, and what notes that it found nothing in any. */
export type Changed = { folders: string[]; noteGood: () => Promise<void> }

const members = ['apps/*', 'packages/*', 'infra', 'infra/trials']
/** What every lint hangs on besides: its rules, the compiler's, and all that is installed. */
const shared = ['.oxlintrc.json', 'tsconfig.base.json', 'pnpm-lock.yaml']

/**
 * Finds the packages below a root that have changed since they were noted as good: themselves, a package of ours that they hang on, by
 * however many steps, or what all hang on. All of them where nothing is noted.
 */
export function findChanged(root: string): Changed {
  const file = join(root, '.cache/check/lint.json')
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  const own = new Map(globSync(members, { cwd: root }).map((folder) => [folder, readMember(root, folder)]))
  const all = hashFiles(shared.map((path) => join(root, path)))
  const hashes = new Map<string, string>()
  const hashOf = (name: string): string => {
    const hashed = hashes.get(name)
    if (hashed !== undefined) return hashed
    const member = [...own.values()].find((one) => one.name === name)
    const sum = createHash('sha256').update(`${all} ${member?.files}`)
    for (const needed of member?.needs ?? []) sum.update(hashOf(needed))
    const hash = sum.digest('hex')
    hashes.set(name, hash)
    return hash
  }
  const now = Object.fromEntries([...own].map(([folder, { name }]) => [folder, hashOf(name)]))
  return {
    folders: Object.keys(now).filter((folder) => known[folder] !== now[folder]),
    async noteGood() {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify(now))
    },
  }
}

type Manifest = { name: string; dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

function readMember(root: string, folder: string): { name: string; files: string; needs: string[] } {
  const path = join(root, folder)
  const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest
  const needs = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  return {
    name: manifest.name,
    files: hashFiles([path], { hasTests: true }),
    needs: needs.flatMap(([name, version]) => (version.startsWith('workspace:') ? [name] : [])),
  }
}
