import { array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { measureAllowance, versesOfBook } from './measureAllowance.ts'
import { proposeHidden } from './proposeHidden.ts'

const some = array(record({ book: constantFrom('Mark', 'Ruth', 'Jude'), verses: integer({ min: 1, max: 60 }) }), {
  minLength: 1,
  maxLength: 30,
}).map((list) =>
  list.map(({ book, verses }, at) => ({ ordinal: at + 1, label: `${book} ${at + 1}`, book, chapter: at + 1, verses })),
)

test('what is proposed is within the terms, hides no verse more than they ask for, and leaves every book something', () => {
  const share = option(integer({ min: 10, max: 100 }))
  assert(
    property(some, integer({ min: 60, max: 600 }), share, (chapters, versesAllowed, bookShareAllowed) => {
      const licence = { versesAllowed, bookShareAllowed }
      const sizes = new Map<string, number>()
      for (const { book, verses } of chapters) sizes.set(book, (sizes.get(book) ?? 0) + verses)
      const hiddenVerses = proposeHidden(chapters, licence, sizes)
      const measured = measureAllowance({ chapters, memory: { hiddenVerses } }, licence, sizes)
      expect(measured.isWithin).toBe(true)
      const most = [...sizes.values()].reduce((sum, size) => sum + versesOfBook(size, licence), 0)
      expect(measured.shown).toBe(Math.min(versesAllowed, most))
      for (const [at, { chapter, from, to }] of hiddenVerses.entries()) {
        expect(from).toBeGreaterThan(0)
        expect(to).toBeLessThanOrEqual(chapters[chapter - 1]?.verses ?? 0)
        const before = hiddenVerses[at - 1]
        expect(before === undefined || before.chapter < chapter).toBe(true)
        expect(to).toBeGreaterThanOrEqual(from)
      }
    }),
  )
})
