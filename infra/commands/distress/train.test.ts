import { findDistress } from '@seraph/distress/findDistress'
import { thresholds } from '@seraph/distress/learnt/thresholds'
import { packWeights, readWeights } from '@seraph/distress/learnt/weights'
import { expect, test } from 'vitest'

import { crossValidate, sharesAt } from './crossValidate.ts'
import { hashData } from './dataHash.ts'
import { readHands } from './hands.ts'
import { readPackTexts } from './packTexts.ts'
import { trainWeights } from './trainWeights.ts'

/** A share of the packs' texts in the ordinary run, all of them where everything is tested. */
const isAll = process.env['SERAPH_TEST_ALL'] === '1'
const hands = await readHands()
const pack = await readPackTexts()
const every = <T>(all: readonly T[], step: number): T[] => all.filter((_, at) => at % step === 0)

test('the weights were learnt from the phrases and the code as they are: else run npm run distress:train', async () => {
  expect(readWeights().data).toBe(await hashData())
})

test('the same phrases give the same weights', () => {
  const phrases = every([...hands.values()].flat(), isAll ? 12 : 120)
  const train = (): Uint8Array =>
    packWeights(trainWeights(phrases, every(pack.learnt, isAll ? 30 : 300), { data: '00'.repeat(32), rounds: 3 }), 1)
  expect(Buffer.from(train()).equals(Buffer.from(train()))).toBe(true)
}, 60_000)

// A share of it, which hears less: all of it takes half a minute (`npm run distress:train -- --cross`).
test('of the phrases of a hand that nothing was learnt from most are heard, and few that only sound alike', () => {
  const few = new Map([...hands].map(([hand, phrases]) => [hand, every(phrases, 3)]))
  const held = crossValidate(few, { learnt: every(pack.learnt, 40), measured: [] }, { only: ['firstLook'], rounds: 6 })
  const { recall, alarms } = sharesAt(held, thresholds)
  expect(held.length).toBeGreaterThan(300)
  expect(recall).toBeGreaterThanOrEqual(0.8)
  expect(alarms).toBeLessThanOrEqual(0.12)
}, 60_000)

test('of what the pack asks and answers at most 5 in 1,000 are taken for distress, though nothing is known of them', () => {
  const texts = every(pack.measured, isAll ? 1 : 6)
  const alarms = texts.filter((text) => findDistress(text) !== undefined)
  expect(texts.length).toBeGreaterThan(1_000)
  expect(alarms.length / texts.length, alarms.join('\n')).toBeLessThanOrEqual(0.005)
})
