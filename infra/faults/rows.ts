import type { Row } from './row.ts'
import { hubKilled } from './rows/hubKilled.ts'
import { sameSubmission } from './rows/sameSubmission.ts'
import { workerKilled, workerKilledTwice, workerStopped } from './rows/workerKilled.ts'

/** The fault table, in its order. */
export const rows: readonly Row[] = [workerKilled, workerKilledTwice, workerStopped, hubKilled, sameSubmission]
