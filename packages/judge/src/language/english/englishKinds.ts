import { roles } from './words/describingNouns.ts'
import { generalNouns } from './words/generalNouns.ts'
import { markingWords } from './words/markingWords.ts'
import { ownNouns } from './words/ownNouns.ts'
import { commonWords } from './words/commonWords.ts'
import { amounts, auxiliaries, fillers, negators, phraseBreaks, stopWords } from './words/stopWords.ts'
import {
  carriers,
  determiners,
  divineNames,
  lightVerbs,
  manners,
  particles,
  placeNouns,
  sayings,
  vagueNouns,
} from './words/wordKinds.ts'
import type { WordKinds } from '../WordKinds.ts'

/** The kinds of English words. */
export const englishKinds: WordKinds = {
  stopWords,
  fillers,
  marking: markingWords,
  negators,
  lacking: new Set(['without']),
  denyingNouns: new Set('nobody nothing nowhere none'.split(' ')),
  standaloneDenials: new Set('nobody nothing nowhere none never'.split(' ')),
  auxiliaries,
  phraseBreaks,
  amounts,
  adversatives: new Set(['but']),
  excepting: new Set(['but', 'except']),
  articles: new Set(['a', 'an']),
  definite: new Set(['the']),
  determiners,
  bare: new Set('a an the be being is are was were been have get'.split(' ')),
  divineNames,
  placeNouns,
  sayings,
  carriers,
  lightVerbs,
  manners,
  particles,
  vagueNouns,
  generalNouns,
  ownNouns,
  roles,
  common: commonWords,
  citing: new Set('according true false fill blank blanks quote'.split(' ')),
}
