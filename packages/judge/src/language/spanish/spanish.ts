import type { Token } from '../../read/tokenize.ts'
import type { Language } from '../Language.ts'
import { makeSound } from '../makeSound.ts'
import { applySpanishCorrections, cutSpanishAddress, readSpanishIgnorance } from './cleanSpanish.ts'
import { commonSpanish } from './commonSpanish.ts'
import { spanishCardinals, spanishUnits } from './numberTables.ts'
import { readSpanishNumber } from './readSpanishNumber.ts'
import { soundSpanish } from './soundSpanish.ts'
import { findSpanishDenied, hasSpanishNegator } from './spanishDenied.ts'
import { spanishKinds } from './spanishKinds.ts'
import { spellSpanishNumber } from './spellSpanishNumber.ts'
import { stemSpanish } from './stemSpanish.ts'

const counting = new Set('cuanto cuanta cuantos cuantas'.split(' '))
const numbering = new Set('cuando ano anos numero edad fecha dia hora'.split(' '))
const dating = new Set('dia fecha exacto exacta'.split(' '))
const commonStems = new Set([...commonSpanish].map(stemSpanish))

function asksCount(_: readonly Token[], { word }: Token): boolean {
  return counting.has(word)
}

/** A verse and its book, which are nobody's numbers. */
const citation =
  /(?:(?<![\p{L}\p{N}])(?:[1-3] )?\p{Lu}\p{L}+ )?\b\d{1,3}\s?:\s?\d{1,3}(?:\s?[-\u2013]\s?\d{1,3})?(?!\d)/gu

/** Numbers without a point between thousands, ordinals in one piece ("3.o"), no verse's numbers. */
function plainSpanish(text: string): string {
  return text
    .normalize('NFKC')
    .replace(citation, ' ')
    .replace(/(\d)[.,](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)\.(?=[oa]\b)/g, '$1')
}

/**
 * Spanish, begun to show that a language can be changed, and not offered anywhere. Accents tell nothing, nor does the tilde of ñ, for a
 * child's keyboard may lack it. No rule of Spanish grammar is read yet.
 */
export const spanish: Language = {
  name: 'Spanish',
  plain: plainSpanish,
  spell: spellSpanishNumber,
  readNumber: readSpanishNumber,
  phrases: new Map(),
  stem: stemSpanish,
  isStop: ({ word }) => spanishKinds.stopWords.has(word),
  months: new Set(
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  ),
  of: new Set(['de', 'del']),
  cutAddress: cutSpanishAddress,
  readIgnorance: readSpanishIgnorance,
  applyCorrections: applySpanishCorrections,
  findDenied: findSpanishDenied,
  findFramed: () => new Set(),
  hasNegator: hasSpanishNegator,
  asksCount,
  asksNumber: (asked) => asked.some(({ word }) => counting.has(word) || numbering.has(word)),
  asksDay: (asked) => asked.some(({ word }) => dating.has(word)),
  words: spanishKinds,
  units: spanishUnits,
  measures: [
    { small: 'mes', large: 'ano', count: 12 },
    { small: 'dia', large: 'ano', count: 365 },
    { small: 'dia', large: 'semana', count: 7 },
    { small: 'hora', large: 'dia', count: 24 },
  ],
  cardinals: spanishCardinals,
  numberSounds: new Map(),
  joiners: new Map([
    ['y', 'and'],
    ['e', 'and'],
    ['o', 'or'],
    ['u', 'or'],
    ['ni', 'nor'],
    ['luego', 'then'],
  ]),
  and: 'y|e',
  or: 'o|u',
  sound: makeSound('aeiouh bvw cszx ckq gjhx yli pf uwgh d t m n r l'.split(' '), (word) => {
    const key = soundSpanish(word)
    return [key, key]
  }),
  areHomophones: (a, b) => soundSpanish(a) === soundSpanish(b),
  isEveryday: (word) => commonSpanish.has(word) || commonStems.has(stemSpanish(word)),
  ending:
    /^(?:|s|es|ad|ar|er|ir|ado|ion|cion|dad|idad|mente|mient|miento|or|ador|os[oa]?|ura|eza|ism|ist|ante|ente|anci|enci|al)$/,
  opposite: /^(?:in|im|ir|des|dis)/,
  peopleRoot: (word) => word,
  synonyms: [
    ['mujer', 'esposa'],
    ['marido', 'esposo'],
    ['papa', 'padre'],
    ['mama', 'madre'],
    ['burro', 'asno'],
    ['barca', 'bote'],
    ['oveja', 'cordero'],
    ['lluvia', 'aguacero'],
    ['sepulcro', 'tumba'],
    ['siervo', 'sirviente', 'criado'],
    ['discipulo', 'seguidor'],
    ['alegria', 'gozo'],
    ['miedo', 'temor'],
    ['fuego', 'lumbre'],
    ['pez', 'pescado'],
  ],
  contrasts: [
    ['dia', 'noche'],
    ['manana', 'tarde', 'noche'],
    ['bueno', 'malo'],
    ['vida', 'muerte'],
    ['luz', 'tinieblas', 'oscuridad'],
    ['cielo', 'tierra'],
    ['norte', 'sur', 'este', 'oeste'],
    ['derecha', 'izquierda'],
    ['primero', 'ultimo'],
    ['hijo', 'hija'],
    ['padre', 'madre'],
    ['rico', 'pobre'],
  ],
  generalNames: 'juan juana jose josue maria mario ana elena miguel daniel david pedro pablo mateo marcos lucas'.split(
    ' ',
  ),
  opposedDeeds: new Map(),
  truths: new Set('verdadero verdadera v cierto'.split(' ')),
  untruths: new Set('falso falsa f mentira'.split(' ')),
  agreeing: new Set('si claro correcto'.split(' ')),
  disagreeing: new Set('no incorrecto nunca'.split(' ')),
  foreignWords: new Set('the and of was were is his her with for they you to that this from'.split(' ')),
  sharedWords: new Set(['a', 'me', 'he', 'no', 'sin']),
  grammar: { isHeadLast: false, hasSlots: false, hasDeeds: false, hasFrames: false, hasComplements: false },
}
