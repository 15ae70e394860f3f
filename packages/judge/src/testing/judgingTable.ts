import { besideTable } from './besideTable.ts'
import { bondsTable } from './bondsTable.ts'
import { civicsTable } from './civicsTable.ts'
import { correctionsTable } from './correctionsTable.ts'
import { clausesTable } from './clausesTable.ts'
import { confusionTable } from './confusionTable.ts'
import { deniersTable } from './deniersTable.ts'
import { exchangesTable } from './exchangesTable.ts'
import { doersTable } from './doersTable.ts'
import { framesTable } from './framesTable.ts'
import { isaiahTable } from './isaiahTable.ts'
import { knowledgeTable } from './knowledgeTable.ts'
import { meaningTable } from './meaningTable.ts'
import { numbersTable } from './numbersTable.ts'
import { pairsTable } from './pairsTable.ts'
import { readingTable } from './readingTable.ts'
import { rulesTable } from './rulesTable.ts'
import { scopesTable } from './scopesTable.ts'
import { slotsTable } from './slotsTable.ts'
import { spokenTable } from './spokenTable.ts'
import { voicesTable } from './voicesTable.ts'
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
  ...slotsTable,
  ...correctionsTable,
  ...numbersTable,
  ...framesTable,
  ...exchangesTable,
  ...clausesTable,
  ...deniersTable,
  ...bondsTable,
  ...scopesTable,
  ...besideTable,
  ...voicesTable,
  ...pairsTable,
  ...doersTable,
  ...spokenTable,
]
