import { expect, test } from 'vitest'

import { usualWordings } from './usualWordings.ts'

const words = 'Ann’s lamp, burning low, isn’t put out by rain.'.split(' ')
const low = { edition: 'burning low', usual: ['nearly spent', 'dim'] }
const out = { edition: "isn't put out", usual: ['does not die'] }

test('a part takes each usual wording of its verse, and all of them at once', () => {
  const [whole] = usualWordings(words, [{ from: 0, to: 9 }], [low, out])
  expect(whole).toEqual([
    'Ann’s lamp nearly spent does not die by rain',
    'Ann’s lamp dim does not die by rain',
    'Ann’s lamp nearly spent isn’t put out by rain',
    'Ann’s lamp dim isn’t put out by rain',
    'Ann’s lamp burning low does not die by rain',
  ])
})

test('a place that two parts share, or that the verse lacks, says nothing; one beside a part says nothing of it', () => {
  const ranges = [
    { from: 0, to: 3 },
    { from: 3, to: 9 },
  ]
  expect(usualWordings(words, ranges, [low])).toEqual([[], []])
  expect(usualWordings(words, ranges, [out])).toEqual([[], ['low does not die by rain']])
  expect(usualWordings(words, ranges, [{ edition: 'candle', usual: ['lamp'] }])).toEqual([[], []])
})

test('a blank takes what stands for its one word', () => {
  const blank = [{ from: 3, to: 4 }]
  expect(usualWordings(words, blank, [{ edition: 'low', usual: ['dimly'] }])).toEqual([['dimly']])
  expect(usualWordings(words, blank, [low])).toEqual([[]])
})
