import { accessItems } from './accessItems.ts'
import type { Item } from './item.ts'
import { markItems } from './markItems.ts'
import { supplyItems } from './supplyItems.ts'
import { useItems } from './useItems.ts'
import { workItems } from './workItems.ts'

/** Every intruder that Seraph must refuse, and what shows it. */
export const items: readonly Item[] = [...accessItems, ...useItems, ...workItems, ...markItems, ...supplyItems]
