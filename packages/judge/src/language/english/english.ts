import { doubleMetaphone } from 'double-metaphone'

import { applyCorrections } from './clean/applyCorrections.ts'
import { cutAddress } from './clean/cutAddress.ts'
import { cutCourtesy } from './clean/cutCourtesy.ts'
import { cutTalk } from './clean/cutTalk.ts'
import { readIgnorance } from './clean/readIgnorance.ts'
import { areHomophones } from './words/homophones.ts'
import { numberSounds } from './words/numberSounds.ts'
import { findDenied, hasNegator } from './denied.ts'
import { findFramed } from './findFramed.ts'
import { isEverydayWord } from './words/commonWords.ts'
import { contrastRows } from './words/contrasts.ts'
import { englishSynonyms } from './words/synonyms/englishSynonyms.ts'
import { synonymsOfKeys } from './words/synonyms/synonymsOfKeys.ts'
import { foreignWords } from './words/foreignWords.ts'
import { generalNames } from './words/generalNames.ts'
import { cardinals, units } from './words/numberWords.ts'
import { opposedDeeds } from './words/opposedDeeds.ts'
import type { Language } from '../Language.ts'
import { makeSound } from '../makeSound.ts'
import { asksCount, asksDay, asksNumber } from './asksEnglish.ts'
import { englishKinds } from './englishKinds.ts'
import { englishWords } from './englishWords.ts'
import { peopleRoot } from './peopleRoot.ts'

/** English, the language that seasons are written in. */
export const english: Language = {
  ...englishWords,
  name: 'English',
  cutAddress: (text, isQuoted) => {
    const cut = cutAddress(text, isQuoted)
    return { ...cut, text: cutTalk(cutCourtesy(cut.text, isQuoted), isQuoted) }
  },
  readIgnorance,
  applyCorrections,
  findDenied,
  findFramed,
  hasNegator,
  asksCount,
  asksNumber,
  asksDay,
  words: englishKinds,
  units,
  measures: [
    { small: 'month', large: 'year', count: 12 },
    { small: 'day', large: 'year', count: 365 },
    { small: 'week', large: 'year', count: 52 },
    { small: 'day', large: 'week', count: 7 },
    { small: 'hour', large: 'day', count: 24 },
    { small: 'minute', large: 'hour', count: 60 },
    { small: 'year', large: 'decade', count: 10 },
    { small: 'year', large: 'century', count: 100 },
  ],
  cardinals,
  numberSounds,
  joiners: new Map([
    ['and', 'and'],
    ['or', 'or'],
    ['nor', 'nor'],
    ['plus', 'plus'],
    ['then', 'then'],
  ]),
  and: 'and',
  or: 'or',
  sound: makeSound('aeiouyhw pb fvpw kcqgx nkgpm szcxptj tdcjsp jgyz hjxwg l m rw'.split(' '), (word) =>
    doubleMetaphone(word.replace(/mb(?=s?$)/, 'm')),
  ),
  areHomophones,
  isEveryday: isEverydayWord,
  ending:
    /^(?:|s|es|d|ed|r|er|or|ers|ors|ing|ings|ness|ment|ments|ful|fully|ly|ion|ions|ation|ance|ence|ant|ent|ous|y|ies|al|ity|th|able|ible|ate|i|e|ti|eous|iou|u|en|n|ian|ians|ist|ists|ism|istic)$/,
  opposite: /^(?:un|in|im|ir|il|dis|non|mis)/,
  peopleRoot,
  synonyms: [...englishSynonyms, ...synonymsOfKeys],
  contrasts: contrastRows,
  generalNames,
  opposedDeeds,
  truths: new Set('true t'.split(' ')),
  untruths: new Set('false untrue f'.split(' ')),
  agreeing: new Set('yes yeah yep yup correct right'.split(' ')),
  disagreeing: new Set('no nope nah incorrect wrong'.split(' ')),
  foreignWords,
  sharedWords: new Set(['me', 'a', 'i', 'an']),
  grammar: { isHeadLast: true, hasSlots: true, hasDeeds: true, hasFrames: true, hasComplements: true },
}
