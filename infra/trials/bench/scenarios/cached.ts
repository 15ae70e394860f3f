import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { inTurn } from '../figures/inTurn.ts'
import { compareHttp } from '../load/compareHttp.ts'
import { httpLoad } from '../load/httpLoad.ts'
import type { Scenario } from '../scenario.ts'

/** What the api answers from memory, beside bare Fastify sending the same bytes. */
export const cached: Scenario = {
  name: 'cached',
  about: 'GETs that are answered from memory, beside bare Fastify sending the same bytes',
  sizes: { connections: 50 },
  async run(bench, size) {
    const store = await bench.openStore()
    const folder = await mkdtemp(join(tmpdir(), 'seraph-bytes-'))
    try {
      const api = await store.group.app('api')
      const index = (await (await fetch(`${api.url}/api/memory-game/data`)).json()) as {
        groups: { file: string | null }[]
      }
      const paths = {
        'GET /api/questions/{chapter}': '/api/questions/1?answers=true',
        'GET /api/season': '/api/season',
        'GET /api/stats/overview': '/api/stats/overview',
        'GET /api/trivia/{chapter}': '/api/trivia/1',
        'GET /api/memory-game/data/{hash}': `/api/memory-game/data/${index.groups.find(({ file }) => file !== null)?.file}`,
      }
      const files: Record<string, string> = {}
      for (const [number, path] of Object.values(paths).entries()) {
        const file = join(folder, String(number))
        await writeFile(file, Buffer.from(await (await fetch(`${api.url}${path}`)).arrayBuffer()))
        files[`/${number}`] = file
      }
      const bare = await store.group.bare('bytes', { FILES: JSON.stringify(files) })
      const options = (turn: number) => ({
        connections: size('connections'),
        seconds: size('seconds'),
        isCold: turn === 0,
      })
      const rows = []
      const raw: Record<string, unknown> = {}
      for (const [number, [row, path]] of Object.entries(paths).entries()) {
        const runs = await inTurn(size('runs'), {
          ours: (turn) => httpLoad(api, { path }, options(turn)),
          bare: (turn) => httpLoad(bare, { path: `/${number}` }, options(turn)),
        })
        rows.push(compareHttp({ row, target: { atLeast: 0.6 }, ...runs }))
        raw[row] = runs
      }
      return { rows, raw }
    } finally {
      await store.close()
      await rm(folder, { recursive: true })
    }
  },
}
