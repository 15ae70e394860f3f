import { accessItems } from './accessItems.ts'
import type { Item } from './item.ts'
import { useItems } from './useItems.ts'

/** Every intruder that Seraph must refuse, and what shows it. */
export const items: readonly Item[] = [...accessItems, ...useItems]
