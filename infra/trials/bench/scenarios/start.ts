import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { makeRow } from '../figures/row.ts'
import { freePort } from '@seraph/infra/local/freePort'
import { rootFolder } from '@seraph/infra/local/rootFolder'
import { makeHome } from '@seraph/infra/local/stores/dataServices'
import type { Scenario } from '../scenario.ts'

/** Until a process is ready, and until all of Seraph is on a machine where it has run before. */
export const start: Scenario = {
  name: 'start',
  about: 'cold start of each process; npm start a second time',
  sizes: {},
  async run(bench, size) {
    const store = await bench.openStore()
    const rows = []
    try {
      for (const app of ['api', 'rooms', 'worker'] as const) {
        const figures: number[] = []
        for (let turn = 0; turn < size('runs'); turn += 1) {
          const from = performance.now()
          await store.group.app(app)
          figures.push((performance.now() - from) / 1_000)
          await store.group.stopAll()
        }
        const note = 'from the launch until /readyz says so; what Node compiled before is kept'
        rows.push(makeRow({ row: `cold start of ${app}`, target: { atMost: 1.5 }, unit: 's', figures, note }))
      }
    } finally {
      await store.close()
    }
    const home = await makeHome(await mkdtemp(join(tmpdir(), 'seraph-start-')))
    try {
      const first = await npmStart(home)
      const figures: number[] = []
      for (let turn = 0; turn < size('runs'); turn += 1) figures.push(await npmStart(home))
      const note = `the first time with these data ${first.toFixed(1)} s`
      rows.push(makeRow({ row: 'npm start, a second time', target: { atMost: 10 }, unit: 's', figures, note }))
    } finally {
      const folders = [await realpath(join(home, 'postgres')).catch(() => home), home]
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    }
    return { rows, raw: rows }
  },
}

/** Starts all of Seraph and ends it again; seconds until it says that it is ready. */
async function npmStart(home: string): Promise<number> {
  const from = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: rootFolder,
    env: { ...process.env, SERAPH_DATA_DIR: home, HOST: '127.0.0.1', PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    if (said.includes('Seraph is ready')) break
  }
  const seconds = (performance.now() - from) / 1_000
  child.kill('SIGINT')
  await gone
  if (!said.includes('Seraph is ready')) throw new Error(`npm start: ${said}`)
  return seconds
}
