import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { z } from 'zod'

/** What a developer wants to know of the demo club: the code of its room, and who its players are. */
const Demo = z.object({
  roomCode: z.string(),
  players: z.array(z.object({ code: z.string(), secretNumber: z.string(), state: z.string() })),
})
export type Demo = z.infer<typeof Demo>

export const demoFile = 'demo.json'

/** The note of the demo club in `home`; undefined where none was made yet. */
export function readDemo(home: string): Demo | undefined {
  const file = join(home, demoFile)
  return existsSync(file) ? Demo.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}
