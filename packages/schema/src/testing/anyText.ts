import { nat, string } from 'fast-check'

/** How many code points are kept for the halves of others, and where they begin. */
const surrogates = 0x800
const firstSurrogate = 0xd800

const character = nat({ max: 0x10ffff - surrogates }).map(
  (at) => String.fromCodePoint(at < firstSurrogate ? at : at + surrogates),
  (text) => {
    const point = typeof text === 'string' ? (text.codePointAt(0) ?? 0) : 0
    if (typeof text !== 'string' || text !== String.fromCodePoint(point)) throw new Error('not one character')
    return point < firstSurrogate ? point : point - surrogates
  },
)

/** Texts of any characters of Unicode, as `unit: 'binary'` makes them, which first lists all 1,112,064: a third of a second. */
export const anyText = string({ unit: character })
