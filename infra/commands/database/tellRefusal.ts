import { RestoreRefusal } from '@seraph/db/backup/format'

import { StartRefusal } from '../../local/startRefusal.ts'

/** Runs a command; a refusal becomes one sentence, anything else is shown whole, and the process exits with 1. */
export async function tellRefusal(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const isRefusal = error instanceof RestoreRefusal || error instanceof StartRefusal
    console.error(isRefusal ? error.message : error)
    process.exit(1)
  }
}
