import { OrderedList } from '@seraph/schema/http/drills'
import { z } from 'zod'

import { KeptClock } from '../../activity/keptClock.ts'
import type { KeptInOrder } from './keptInOrder.ts'

const Run = z
  .object({
    list: OrderedList,
    phase: z.enum(['windows', 'recall', 'done']),
    index: z.int().min(0),
    checked: z.string().nullable(),
    missed: z.array(z.string()),
    lines: z.array(z.string()),
  })
  .refine(({ list, index, lines }) => index < list.items.length && lines.length === list.items.length)

const Kept = z.object({ run: Run, clock: KeptClock, saveKey: z.uuid() })

/** Reads a kept list; undefined where it is none. */
export function readInOrder(value: unknown): KeptInOrder | undefined {
  return Kept.safeParse(value).data
}
