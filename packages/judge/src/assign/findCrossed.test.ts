import { expect, test } from 'vitest'

import { judge } from '../judge.ts'
import { text } from '../testing/sheet.ts'

const passedOn = {
  question: "What will happen to Odrel's soldiers, what to the weavers, and what to the merchants?",
  points: 3,
  parts: text('go into exile', 'starved', 'blinded with smoke'),
}

test.each([
  ['the soldiers go into exile, the weavers are starved and the merchants are blinded with smoke', 3],
  ['the weavers go into exile, the merchants are starved and the soldiers are blinded with smoke', 0],
  ['the soldiers go into exile, the merchants are starved and the weavers are blinded with smoke', 1],
])('answers that are passed on in a circle: %s', (response, score) => {
  expect(judge(passedOn, response).score).toBe(score)
})

const denied = {
  question: 'What are the walls of Mitran, and what are they not?',
  points: 2,
  parts: text('clay', 'stone'),
}

test.each([
  ['the walls are clay', 1],
  ['the walls are clay and not stone', 2],
  ['the walls are not clay', 0],
  ['clay not bone', 1],
])('one answer alone is denied: %s', (response, score) => {
  expect(judge(denied, response).score).toBe(score)
})
