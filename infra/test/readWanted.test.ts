import { expect, test } from 'vitest'

import { readWanted } from './readWanted.ts'

test.each([
  [[], [], []],
  [['--all'], [], []],
  [['pure'], ['pure'], []],
  [['pure', 'judge'], ['pure'], ['judge']],
  [
    ['judge', 'codes'],
    ['pure', 'services'],
    ['judge', 'codes'],
  ],
  [['browser', 'rooms', '--all', 'faults'], ['browser', 'faults'], ['rooms']],
])('%j asks for the parts %j and the files %j', (args, names, words) => {
  expect(readWanted(args)).toEqual({ names, words })
})
