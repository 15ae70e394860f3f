import { civicsTable } from './civicsTable.ts'
import { confusionTable } from './confusionTable.ts'
import { isaiahTable } from './isaiahTable.ts'
import { knowledgeTable } from './knowledgeTable.ts'
import { meaningTable } from './meaningTable.ts'
import { readingTable } from './readingTable.ts'
import { rulesTable } from './rulesTable.ts'
import type { Sheet } from './sheet.ts'

/** All the judge's own cases. */
export const judgingTable: readonly Sheet[] = [
  ...rulesTable,
  ...meaningTable,
  ...isaiahTable,
  ...knowledgeTable,
  ...civicsTable,
  ...confusionTable,
  ...readingTable,
]
