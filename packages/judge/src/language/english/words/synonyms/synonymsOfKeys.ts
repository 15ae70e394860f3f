import { synonymsAToC } from './synonymsAToC.ts'
import { synonymsDToG } from './synonymsDToG.ts'
import { synonymsHToO } from './synonymsHToO.ts'
import { synonymsPToS } from './synonymsPToS.ts'
import { synonymsTToZ } from './synonymsTToZ.ts'

/**
 * Rows of what readers of twelve and newer versions say for the words and phrases that keys of both Testaments have.
 * Unlike those of `englishSynonyms` they make no word an everyday one, of which nothing is a misspelling.
 */
export const synonymsOfKeys: readonly (readonly string[])[] = [
  synonymsAToC,
  synonymsDToG,
  synonymsHToO,
  synonymsPToS,
  synonymsTToZ,
].flatMap((rows) =>
  rows
    .trim()
    .split('\n')
    .map((row) => row.split('|')),
)
