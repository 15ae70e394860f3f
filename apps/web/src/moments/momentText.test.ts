import { expect, test } from 'vitest'

import { momentText } from './momentText.ts'

const season = {
  achievements: [
    {
      id: 'five',
      title: 'Five Chapters',
      description: 'Study five chapters.',
      rule: { kind: 'chapters' as const, count: 5 },
    },
  ],
  chapters: [{ ordinal: 1, label: 'Mark 1', book: 'Mark', chapter: 1, verses: 45 }],
}

test.each([
  ['tier', 'Gold', 'You are Gold now'],
  ['first_chapter', '1', 'A chapter kept'],
  ['achievement', 'five', 'Five Chapters'],
  ['achievement', 'of another pack', 'An achievement'],
  ['streak', '7', '7 days in a row'],
  ['first_point', '', 'Your first point'],
] as const)('of %s %s the card says: %s', (kind, value, title) => {
  expect(momentText({ id: kind, kind, value }, season).title).toBe(title)
})

test('a chapter is told by its name', () => {
  expect(momentText({ id: 'first_chapter', kind: 'first_chapter', value: '1' }, season).line).toBe(
    'Mark 1, your first one.',
  )
})
