import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { tellSeen } from '@seraph/service/testing/tellSeen'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'

import { rootFolder } from '@seraph/infra/local/rootFolder'

type Lock = { packages?: Record<string, { resolution: Record<string, unknown> }> }

test('every package comes from the registry, pinned, and must be what it was', ({ task }) => {
  const text = readFileSync(join(rootFolder, 'pnpm-lock.yaml'), 'utf8')
  const packages = parseAllDocuments(text).flatMap((document) =>
    Object.entries((document.toJS() as Lock | null)?.packages ?? {}),
  )
  expect(packages.length).toBeGreaterThan(300)
  for (const [name, { resolution }] of packages) {
    expect(name).toMatch(/^(@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+[\w.+-]*$/)
    expect(resolution['integrity'], name).toMatch(/^sha512-/)
    expect(Object.keys(resolution), name).not.toContain('repo')
    if (resolution['tarball'] !== undefined) expect(resolution['tarball']).toMatch(/^https:\/\/registry\.npmjs\.org\//)
  }
  tellSeen(task, `${packages.length} packages, each of one version with its SHA-512`)
})
