import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { gems } from '../gems/gems.ts'
import { codeCandidates } from './codeCandidates.ts'
import { stripCodes, strippedMark } from './stripCodes.ts'

test.each([
  'I am MO1A',
  'i am mo1a',
  'I am PLR-MO1A.',
  'plr mo1a!',
  'PLR MO 1 A',
  'mo-t1-7-a',
  'PLR M O 1 A 2',
  'NRHBY33T10 is my code',
  '(MOT17S)',
  'write to ann.b+c@post.example.org please',
  'ann@schule.de',
  'ann (at) post (dot) com',
  'call 555-1234',
  'call (555) 123-4567 now',
  '+1 555 123 4567',
  '+44 20 7946 0958',
  'ring 06 12 34 56 78',
  '5551234567',
  '555.123.4567',
])('%s is stripped', (text) => {
  const stripped = stripCodes(text)
  expect(stripped).toContain(strippedMark)
  expect(stripped.replace(strippedMark, '')).not.toMatch(/\d|@|mo|mail|plr/i)
})

test.each([
  'The seraph touched his mouth with a live coal (Isaiah 6:6-7).',
  'Chapter 6 a man saw, verses 10-11a, in 1 hour',
  '185,000 of the Assyrians; 185000 in all',
  'chapters 10 11 12 13 14',
  'Isaiah 1:1-31, 2:1-22; 65 years, 7 women, 1st, 2nd, 3rd, 21st',
  'In 701 BC. 40 kings, 1000s of men',
  'Uzziah, Jotham, Ahaz, and Hezekiah',
  '',
])('%s stays', (text) => {
  expect(stripCodes(text)).toBe(text)
})

test('no code that can be given survives, in any case, with or without the prefix', () => {
  const name = fc.stringMatching(/^[A-Za-z0-9]{1,6}( [A-Za-z0-9]{1,6}){0,3}$/)
  const around = fc.constantFrom('', ' ', '.', ' hello ', '"', '(', '—')
  fc.assert(
    fc.property(
      fc.record({
        clubName: name,
        teamName: name,
        startingChapter: fc.integer({ min: 1, max: 199 }),
        gem: fc.constantFrom(...gems.map(({ letter }) => letter)),
      }),
      fc.nat(98),
      fc.constantFrom('', 'PLR', 'PLR-', 'plr '),
      around,
      fc.boolean(),
      (subject, at, prefix, edge, isLower) => {
        const codes = codeCandidates(subject, () => false)
        const code = 'refused' in codes ? undefined : [...codes][at]
        expect(code).toBeDefined()
        if (code === undefined) return
        const text = `${edge}${prefix}${isLower ? code.toLowerCase() : code}${edge}`
        expect(stripCodes(text)).toBe(`${edge}${strippedMark}${edge}`)
      },
    ),
  )
})

test('stripping twice changes nothing more', () => {
  const piece = fc.constantFrom('MO1A', '@', '.', ' ', '-', '555', '06', 'a', 'PLR', '1', '(', ')', '+', 'x@y.de')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const once = stripCodes(pieces.join(''))
      expect(stripCodes(once)).toBe(once)
    }),
  )
})

test('long hostile texts take no time to speak of', () => {
  for (const text of [
    '1-'.repeat(5000),
    'a'.repeat(10_000),
    'a1'.repeat(5000),
    'PLR '.repeat(2500),
    '@a.'.repeat(3000),
  ]) {
    const before = Date.now()
    stripCodes(text)
    expect(Date.now() - before).toBeLessThan(500)
  }
})
