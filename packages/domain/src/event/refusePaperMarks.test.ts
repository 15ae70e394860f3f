import { EventPhase } from '@seraph/schema/rooms/eventPhase'
import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { refusePaperMarks } from './refusePaperMarks.ts'

const points = [1, 8, 3]
const mark = record({ question: integer({ min: -1, max: 4 }), score: option(integer({ min: -1, max: 9 })) })

test('a mark from paper is never above its question, of no question, beside marks of screens, or after the result was told', () => {
  assert(
    property(
      constantFrom(...EventPhase.options),
      boolean(),
      boolean(),
      array(mark),
      (phase, isPaper, isPublished, marks) => {
        if (refusePaperMarks({ phase, isPaper, isPublished, points }, marks) !== undefined) return
        expect(isPublished).toBe(false)
        expect(phase === 'lobby' || (isPaper && phase === 'end')).toBe(true)
        for (const { question, score } of marks) {
          expect(points[question]).toBeDefined()
          expect(score ?? 0).toBeGreaterThanOrEqual(0)
          expect(score ?? 0).toBeLessThanOrEqual(points[question] ?? -1)
        }
      },
    ),
  )
})

test('whole marks of an event that has not begun are taken, nothing else', () => {
  const event = { phase: 'lobby', isPaper: false, isPublished: false, points } as const
  const marks = [
    { question: 0, score: 1 },
    { question: 1, score: 0 },
    { question: 2, score: null },
  ]
  expect(refusePaperMarks(event, marks)).toBeUndefined()
  expect(refusePaperMarks({ ...event, isPaper: true, phase: 'end' }, marks)).toBeUndefined()
  expect(refusePaperMarks({ ...event, phase: 'read_1' }, marks)).toBe('not_now')
  expect(refusePaperMarks({ ...event, phase: 'end' }, marks)).toBe('not_now')
  expect(refusePaperMarks({ ...event, isPublished: true }, marks)).toBe('published')
  expect(refusePaperMarks(event, [{ question: 0, score: 2 }])).toBe('bad_score')
  expect(refusePaperMarks(event, [{ question: 3, score: 0 }])).toBe('bad_score')
  expect(refusePaperMarks(event, [{ question: 1, score: 0.5 }])).toBe('bad_score')
})
