import { array, assert, constantFrom, property, string, oneof } from 'fast-check'
import { expect, test } from 'vitest'

import { divineNameAsLord, saysDivineName } from './divineNameAsLord.ts'

/** The text as it is shown, what was put in between brackets. */
const told = (text: string): string =>
  divineNameAsLord(text)
    .map((piece) => (piece.isPutIn ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['Hear, heavens; for Yahweh has spoken', 'Hear, heavens; for [the LORD] has spoken'],
  ['Yahweh said to me. Yahweh’s hand', '[The LORD] said to me. [The LORD’s] hand'],
  ['says, “Yahweh will come”', 'says, “[The LORD] will come”'],
  ['the Lord, Yahweh of Armies, says', 'the Lord, [the LORD of hosts], says'],
  ['Through Yahweh of Armies’ wrath', 'Through [the LORD of hosts’] wrath'],
  ['before Yahweh of Armies’s hand', 'before [the LORD of hosts’] hand'],
  ['seen the King, Yahweh of Armies!”', 'seen the King, [the LORD of hosts]!”'],
  ['what the Lord Yahweh says', 'what the Lord [GOD] says'],
  ['increased the nation, O Yahweh.', 'increased the nation, O [LORD].'],
  ['Yahweh, you are my God.', '[LORD], you are my God.'],
  ['I will give thanks to you, Yahweh; for', 'I will give thanks to you, [LORD]; for'],
  ['Yahweh our God, other lords', '[LORD] our God, other lords'],
  ['says Yahweh, the God of Israel', 'says [the LORD], the God of Israel'],
  ['Yah, Yahweh, is my strength', 'Yah, [the LORD], is my strength'],
  ['I, Yahweh, am its keeper', 'I, [the LORD], am its keeper'],
  ['Holy, holy, holy, is the Lord God', 'Holy, holy, holy, is the Lord God'],
  ['____ of Armies', '____ of Armies'],
  ['', ''],
])('%j is told as %j', (text, asLord) => {
  expect(told(text)).toBe(asLord)
})

test('all but the name stays as it is and in its order, and the name is nowhere left', () => {
  const words = constantFrom('Yahweh', 'of Armies', '’s', '’', 'Lord', 'O', ',', '.', '“', 'the', 'you', ' ', '\n')
  const texts = oneof(
    string(),
    array(words, { maxLength: 20 }).map((some) => some.join('')),
    array(words, { maxLength: 20 }).map((some) => some.join(' ')),
  )
  assert(
    property(texts, (text) => {
      let rest = text
      for (const { text: piece, isPutIn } of divineNameAsLord(text)) {
        if (isPutIn) {
          expect(rest.startsWith('Yahweh')).toBe(true)
          rest = rest.replace(/^Yahweh(?: of Armies)?(?:[’'](?:s\b|(?!\p{L})))?/u, '')
        } else {
          expect(rest.startsWith(piece)).toBe(true)
          expect(saysDivineName(piece)).toBe(false)
          rest = rest.slice(piece.length)
        }
      }
      expect(rest).toBe('')
    }),
  )
})
