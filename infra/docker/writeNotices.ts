import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { listInstalled, noticesOf } from './notices.ts'

/** `node writeNotices.ts FOLDER`: writes what is installed there, and under which licences, into its THIRD_PARTY_LICENSES.txt. */
const [folder = '.'] = process.argv.slice(2)
writeFileSync(join(folder, 'THIRD_PARTY_LICENSES.txt'), noticesOf(listInstalled(folder)))
