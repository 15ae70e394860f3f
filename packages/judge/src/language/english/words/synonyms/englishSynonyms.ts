import { synonymsOfAnswers } from './synonymsOfAnswers.ts'
import { synonymsOfChildren } from './synonymsOfChildren.ts'
import { synonymsOfConduct } from './synonymsOfConduct.ts'
import { synonymsOfDeeds } from './synonymsOfDeeds.ts'
import { synonymsOfEditions } from './synonymsOfEditions.ts'
import { synonymsOfReaders } from './synonymsOfReaders.ts'
import { synonymsOfThings } from './synonymsOfThings.ts'
import { synonymsOfVersions } from './synonymsOfVersions.ts'

/** Rows of general English wordings that mean the same, in a child's words and in older ones; no season in them. */
export const englishSynonyms: readonly (readonly string[])[] = [
  synonymsOfThings,
  synonymsOfDeeds,
  synonymsOfConduct,
  synonymsOfEditions,
  synonymsOfVersions,
  synonymsOfChildren,
  synonymsOfAnswers,
  synonymsOfReaders,
].flatMap((rows) =>
  rows
    .trim()
    .split('\n')
    .map((row) => row.split('|')),
)
