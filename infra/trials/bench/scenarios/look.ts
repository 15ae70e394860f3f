import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { rootFolder } from '@seraph/infra/local/rootFolder'
import { ensureSystem } from '@seraph/infra/test/ensureSystem'
import { startTestStack } from '@seraph/infra/test/stack'
import { z } from 'zod'

import { makeRow } from '../figures/row.ts'
import type { Scenario } from '../scenario.ts'

const Paints = z.array(
  z.object({
    screen: z.string(),
    paintMs: z.number(),
    interactionMs: z.number(),
    shift: z.number(),
    largest: z.string(),
    moved: z.array(z.string()),
    settledMs: z.number().optional(),
  }),
)

/** What a child sees on a slow phone: the largest paint, the longest press and the shift of each first screen. */
export const look: Scenario = {
  name: 'look',
  about:
    'paint, press and shift of the first screens on a phone with a quarter of this processor, 1.6 Mbit/s and 150 ms',
  sizes: { from: 1, to: 15 },
  async run(_, size) {
    const paints = await measure(size('runs'), { from: size('from'), to: size('to') })
    const screens = [...new Set(paints.map(({ screen }) => screen))]
    const rows = screens.flatMap((screen) => {
      const of = paints.filter((paint) => paint.screen === screen)
      const note = `largest: ${of[0]?.largest ?? ''}`
      const settled = of.flatMap(({ settledMs }) => settledMs ?? [])
      return [
        makeRow({
          row: `${screen}: largest paint`,
          target: { atMost: 1.5 },
          unit: 's',
          figures: of.map(({ paintMs }) => paintMs / 1_000),
          note,
        }),
        makeRow({
          row: `${screen}: a press`,
          target: { atMost: 200 },
          unit: 'ms',
          figures: of.map(({ interactionMs }) => interactionMs),
        }),
        makeRow({
          row: `${screen}: shift`,
          target: { atMost: 0.01 },
          unit: '',
          figures: of.map(({ shift }) => shift),
          note: of[0]?.moved[0] ?? '',
        }),
        ...(settled.length === 0
          ? []
          : [
              makeRow({
                row: `${screen}: from the press to its last frame`,
                target: { atMost: 900 },
                unit: 'ms',
                figures: settled,
              }),
            ]),
      ]
    })
    return { rows, raw: paints }
  },
}

/** Has a browser measure a throw-away stack, from one of the screens in their order to another, both counted from 1. */
async function measure(runs: number, { from, to }: { from: number; to: number }): Promise<z.infer<typeof Paints>> {
  const folder = await mkdtemp(join(tmpdir(), 'seraph-look-'))
  const stack = await startTestStack()
  try {
    const file = join(folder, 'paints.json')
    const playwright = join(rootFolder, 'apps/web/node_modules/.bin/playwright')
    const browser = spawn(
      playwright,
      ['test', '--config', 'apps/web/e2e/paint/paint.config.ts', '--project', 'phone'],
      {
        cwd: rootFolder,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...process.env,
          ...ensureSystem(),
          SERAPH_E2E_URL: stack.url,
          SERAPH_E2E_ISSUE_CODE: stack.issueCode,
          SERAPH_PAINT_FILE: file,
          SERAPH_PAINT_RUNS: String(runs),
          SERAPH_PAINT_FROM: String(from),
          SERAPH_PAINT_TO: String(to),
        },
      },
    )
    const [code] = (await once(browser, 'exit')) as [number | null]
    if (code !== 0) throw new Error('the browser measured nothing')
    return Paints.parse(JSON.parse(await readFile(file, 'utf8')))
  } finally {
    await stack.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
