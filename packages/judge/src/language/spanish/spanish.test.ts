import { describe, expect, test } from 'vitest'

import { judge } from '../../judge.ts'
import { tokenize } from '../../read/tokenize.ts'
import { spanishTable } from '../../testing/spanishTable.ts'
import { spanish } from './spanish.ts'

const names =
  `Uzías Jotam Acaz Ezequías Manasés David Salomón Elisabet María Juan Isaías Sarepta Judá Daniel Pedro Asiria Egipto
  Jerusalén Belén Herodes Natanael Bartimeo Jericó`.split(/\s+/)
const lexicon = { names, synonyms: [] }

describe('Spanish', () => {
  for (const { rows, ...question } of spanishTable)
    describe(question.question, () => {
      test.each(rows)('%s: %j earns %i', (_kind, response, score) => {
        expect(judge(question, response, lexicon, undefined, 'study', spanish).score).toBe(score)
      })
    })
})

test.each([
  ['cero', 0],
  ['un millón', 1_000_000],
  ['dieciséis', 16],
  ['diez y seis', 16],
  ['veintiún mil', 21_000],
  ['treinta y una', 31],
  ['ciento una', 101],
  ['quinientas cuarenta y dos', 542],
  ['mil novecientos noventa y nueve', 1999],
  ['doscientos mil tres', 200_003],
  ['1.999', 1999],
  ['7 mil', 7000],
  ['undécima', 11],
  ['3er', 3],
])('%j is %i', (text, value) => {
  expect(tokenize(text, spanish).map(({ number }) => number?.value)).toEqual([value])
})

test.each([
  ['luces', 'luz'],
  ['hijas', 'hija'],
  ['abierta', 'abiertos'],
  ['comieron', 'come'],
  ['forjaron', 'forjarán'],
])('%j and %j are one word', (a, b) => {
  expect(tokenize(a, spanish)[0]?.stem).toBe(tokenize(b, spanish)[0]?.stem)
})

test.each([
  ['hijo', 'hija'],
  ['Judas', 'Judá'],
  ['plata', 'plato'],
  ['dioses', 'Dios'],
])('%j and %j are two', (a, b) => {
  expect(tokenize(a, spanish)[0]?.stem).not.toBe(tokenize(b, spanish)[0]?.stem)
})
