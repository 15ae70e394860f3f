import { z } from 'zod'

import '../api/jitless.ts'

const Milliseconds = z.number().min(0).max(Number.MAX_SAFE_INTEGER)

/** What a clock showed, as it is kept in the browser. */
export const KeptClock = z.object({ spentMs: Milliseconds, countedMs: Milliseconds })
