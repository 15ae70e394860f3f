import { anyText } from '@seraph/schema/testing/anyText'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanPlayerCode } from './cleanPlayerCode.ts'
import { isPlayerCode } from './isPlayerCode.ts'
import { lookalikeCodes } from './lookalikeCodes.ts'

const code = fc.stringMatching(/^[A-Z0-9]{4,10}$/).filter(isPlayerCode)
const separator = fc.constantFrom('', ' ', '-', ' - ', '–', '\u00a0', '\u200b')

test('PLR-MO1A, plr mo1a and MO1A all mean MO1A, the exact form first', () => {
  expect(cleanPlayerCode('MO1A')).toEqual(['MO1A'])
  expect(cleanPlayerCode('PLR-MO1A')).toEqual(['PLRMO1A', 'MO1A'])
  expect(cleanPlayerCode('plr mo1a')).toEqual(['PLRMO1A', 'MO1A'])
})

test('a club whose initials are PLR keeps its code', () => {
  expect(cleanPlayerCode('PLRT1A')).toEqual(['PLRT1A'])
  expect(cleanPlayerCode('plr-plr-t1a')).toEqual(['PLRPLRT1A', 'PLRT1A'])
})

test('the length rule comes after cleaning', () => {
  expect(cleanPlayerCode('P L R - A B C T 1 2 3 3 A 2 2')).toEqual([])
  expect(cleanPlayerCode('PLR-ABCT1233A2')).toEqual(['ABCT1233A2'])
  expect(cleanPlayerCode('MO1')).toEqual([])
  expect(cleanPlayerCode('')).toEqual([])
})

test('however a code is typed, it is among its candidates, and as typed it is the first', () => {
  fc.assert(
    fc.property(code, separator, separator, fc.nat(10), fc.boolean(), (wanted, before, inside, at, isLower) => {
      const spread = wanted.slice(0, at) + inside + wanted.slice(at)
      const cased = isLower ? spread.toLowerCase() : spread
      expect(cleanPlayerCode(cased)[0]).toBe(wanted)
      expect(cleanPlayerCode(`PLR${before}${cased}`)).toContain(wanted)
    }),
  )
})

test('whatever is typed, only codes come out', () => {
  fc.assert(
    fc.property(anyText, (input) => {
      for (const candidate of cleanPlayerCode(input)) expect(isPlayerCode(candidate)).toBe(true)
    }),
  )
})

test('two codes that one input can mean are lookalikes of each other', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        code,
        code.map((text) => `PLR${text}`),
      ),
      (input) => {
        const [first, second] = cleanPlayerCode(input)
        fc.pre(first !== undefined && second !== undefined)
        expect(lookalikeCodes(first)).toContain(second)
        expect(lookalikeCodes(second)).toContain(first)
      },
    ),
  )
})
