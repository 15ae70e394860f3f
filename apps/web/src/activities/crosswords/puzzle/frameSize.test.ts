import { expect, test } from 'vitest'

import { frameScale } from './frameSize.ts'

test.each([
  ['a desktop', 1200, 800, 1],
  ['a large one', 3000, 2000, 1.5],
  ['one that is low', 1600, 720, 0.9],
  ['a small laptop', 960, 700, 0.8],
  ['a phone', 360, 740, undefined],
  ['a phone on its side', 740, 360, undefined],
])('%s of %i × %i', (_, width, height, scale) => {
  const found = frameScale({ width, height })
  if (scale === undefined) expect(found).toBeUndefined()
  else expect(found).toBeCloseTo(scale)
})
