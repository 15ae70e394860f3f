import { expect, test } from 'vitest'

import { readFeatures } from './readFeatures.ts'

const sentence = (text: string): { words: string[]; merged: string[] } => ({
  words: text.split(' '),
  merged: text.split(' '),
})

test('each feature counts once, however often it stands there', () => {
  const places = readFeatures([sentence('i cry and i cry and i cry')])
  expect(new Set(places).size).toBe(places.length)
  expect(places.length).toBeGreaterThan(10)
})

test('words that are known alone say nothing', () => {
  expect(readFeatures([sentence('they wept')], () => true)).toEqual([])
  const some = readFeatures([sentence('they wept with me')], (word) => word === 'they' || word === 'wept')
  const all = readFeatures([sentence('they wept with me')])
  expect(some.length).toBeLessThan(all.length)
  expect(all).toEqual(expect.arrayContaining(some))
})
