import { readdirSync } from 'node:fs'

import { lastBackup } from '@seraph/domain/backups/dailyBackups'

const hourMs = 3_600_000

/**
 * `node checkBackups.ts FOLDER HOURS`: exits with 0 where the folder's last backup is no older than that, else with 1, and says which it
 * is.
 */
const [folder = '', hours = ''] = process.argv.slice(2)
const takenMs = lastBackup(readdirSync(folder), Date.now())
const isLate = takenMs === undefined || !(Date.now() - takenMs <= Number(hours) * hourMs)
const last = takenMs === undefined ? 'There is no backup.' : `The last backup is of ${new Date(takenMs).toISOString()}.`
console.log(isLate ? `${last} One is due every ${hours} hours.` : last)
process.exitCode = isLate ? 1 : 0
