/** Texts that are meant to break, mislead or run: what PostgreSQL can't store, what turns a line round, markup, formulas, paths, code. */
export const hostileTexts = [
  '',
  ' ',
  'x'.repeat(10_000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202egnp.exe',
  '\u2066a\u2069',
  '\u200b',
  'a\u200d\u00ad\ufeffb',
  '\uffff',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "'; drop table players; --",
  '=HYPERLINK("http://evil.test")',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  '${7*7}{{7*7}}',
  '%00%ff',
  '0',
  '-1',
  '1e400',
  '99999999999999999999',
  '00000000-0000-4000-8000-000000000000',
]

/** Values of every wrong kind; deep and with keys of prototypes. */
export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  7,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  [],
  {},
  ['a'],
  [null],
  [[[[]]]],
  Array.from({ length: 2_000 }, () => 1),
  { toString: 1, valueOf: 'x', length: -1 },
  JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"isAdmin": true}}}'),
  deep(2_000),
]

/** Bodies that are wrong as a whole: as JSON or as no JSON. */
export const hostileBodies = [
  'null',
  'true',
  '7',
  '"x"',
  '[]',
  '{}',
  '{',
  '',
  '\u0000',
  '{"a":1,}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  JSON.stringify({ a: 'x'.repeat(1_000_000) }),
] as const

function deep(levels: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = { a: value }
  return value
}
