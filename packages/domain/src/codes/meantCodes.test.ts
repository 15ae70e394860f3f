import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { gems } from '../gems/gems.ts'
import { cleanPlayerCode } from './cleanPlayerCode.ts'
import { composeCode } from './composeCode.ts'
import { meantCodes } from './meantCodes.ts'

test('a 0 for a final O, an O for a 0, and both at once find the code', () => {
  expect(meantCodes('MO10')).toContain('MO1O')
  expect(meantCodes('MO2OA')).toContain('MO20A')
  expect(meantCodes('PLR-mo 2OO')).toContain('MO20O')
  expect(meantCodes('MO1A1O')).toContain('MO1A10')
})

test('initials are never touched, and what was typed comes first', () => {
  expect(meantCodes('MOO1A')).toEqual(['MOO1A'])
  expect(meantCodes('MO10')).toEqual(['MO10', 'MO1O'])
})

test('a made code is found with every O and 0 behind the initials mistaken', () => {
  const subject = fc.record({
    clubName: fc.constantFrom('Mountain Oaks', 'Oslo', 'Zoo'),
    teamName: fc.constantFrom('Owls', 'Team 1', 'Oxen of Oz'),
    startingChapter: fc.integer({ min: 1, max: 999 }),
    gem: fc.constantFrom(...gems.map(({ letter }) => letter)),
  })
  fc.assert(
    fc.property(subject, fc.option(fc.integer({ min: 2, max: 99 }), { nil: undefined }), (made, number) => {
      const compose = composeCode(made)
      if (typeof compose !== 'function') throw new Error('these names have letters')
      const code = compose(number)
      const start = code.search(/[1-9]/)
      const tail = code.slice(start).replace(/[O0]/g, (letter) => (letter === 'O' ? '0' : 'O'))
      expect(meantCodes(code)[0]).toBe(code)
      expect(meantCodes(code.slice(0, start) + tail)).toContain(code)
    }),
  )
})

test('what can be no code means none, and only codes come out', () => {
  expect(meantCodes('M0')).toEqual([])
  fc.assert(fc.property(fc.string(), (input) => meantCodes(input).length === 0 || cleanPlayerCode(input).length > 0))
})
