import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { hashFiles } from '../../local/hashFiles.ts'

/** Packages whose lint may find something else than the last time, `isAll` where every one may, and what notes that nothing was found. */
export type Changed = { folders: string[]; isAll: boolean; noteGood: () => Promise<void> }

const members = ['apps/*/package.json', 'packages/*/package.json', 'infra/package.json', 'infra/trials/package.json']
/** What every lint hangs on besides: its rules, all that is installed, and the settings and programs of the root. */
const shared = ['.oxlintrc.json', 'pnpm-lock.yaml', '*.{ts,mts,mjs,js,json}']

/**
 * Finds the packages below a root that have changed since they were noted as good: themselves, a package of ours that they hang on, by
 * however many steps, or what all hang on. All of them where nothing is noted.
 */
export function findChanged(root: string): Changed {
  const note = join(root, '.cache/check/lint.json')
  const known = existsSync(note) ? (JSON.parse(readFileSync(note, 'utf8')) as Record<string, string>) : {}
  const own = new Map(globSync(members, { cwd: root }).map((file) => [dirname(file), readMember(root, dirname(file))]))
  const all = hashFiles(
    globSync(shared, { cwd: root })
      .toSorted()
      .map((path) => join(root, path)),
  )
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
  const folders = Object.keys(now).filter((folder) => known[folder] !== now[folder])
  return {
    folders,
    isAll: folders.length === own.size,
    async noteGood() {
      await mkdir(dirname(note), { recursive: true })
      await writeFile(note, JSON.stringify(now))
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
