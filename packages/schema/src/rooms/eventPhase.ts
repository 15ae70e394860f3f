import { z } from 'zod'

/**
 * Where a rehearsal of teams stands (rule 230).
 * - `lobby`: teams take their seats.
 * - `read_1`, `read_2`: the question is read.
 * - `answer`: sheets are open until their deadline.
 * - `locked`: the time is over; sheets that came late through the net may still arrive.
 * - `marking`: the judge has marked, graders look.
 * - `reveal`: the answer is read out.
 * - `break`: between two questions. `end`: nothing moves any more.
 */
export const EventPhase = z.enum(['lobby', 'read_1', 'read_2', 'answer', 'locked', 'marking', 'reveal', 'break', 'end'])
export type EventPhase = z.infer<typeof EventPhase>
