/**
 * Learns the weights of `packages/distress` anew, or tells how well they do on a hand they never saw:
 * node infra/commands/distress/train.ts [--cross [--hands hand1,hand2]]
 */
import { thresholds } from '@seraph/distress/learnt/thresholds'
import { packWeights, weightsFile } from '@seraph/distress/learnt/weights'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { crossValidate, sharesAt } from './crossValidate.ts'
import { hashData } from './dataHash.ts'
import { readHands } from './hands.ts'
import { readPackTexts } from './packTexts.ts'
import { trainWeights } from './trainWeights.ts'

/** Rules were made of the other hands' phrases: of them they tell nothing. */
const mostlyHeldOut = ['firstLook', 'hand1', 'hand2', 'hand4', 'secondLook']

const { values } = parseArgs({ options: { cross: { type: 'boolean', default: false }, hands: { type: 'string' } } })
const heldOut = values.hands?.split(',') ?? mostlyHeldOut
const hands = await readHands()
const packTexts = await readPackTexts()
if (values.cross) cross()
else {
  const phrases = [...hands.values()].flat()
  const bytes = packWeights(trainWeights(phrases, packTexts.learnt, { data: await hashData() }))
  await writeFile(weightsFile, bytes)
  console.log(
    `learnt from ${phrases.length} phrases and ${packTexts.learnt.length} texts of the pack: ${bytes.length} bytes`,
  )
}

function cross(): void {
  const held = crossValidate(hands, packTexts, { only: heldOut })
  const written = held.filter(({ hand }) => hand !== 'pack')
  const row = (at: { alone: number; withRule: number }): Record<string, string> => {
    const { recall, alarms } = sharesAt(written, at)
    const ofHands = heldOut.map((hand) => {
      const shares = sharesAt(
        written.filter((one) => one.hand === hand),
        at,
      )
      return [hand, `${shares.recall.toFixed(3)} / ${shares.alarms.toFixed(3)}`]
    })
    const pack = sharesAt(
      held.filter(({ hand }) => hand === 'pack'),
      at,
    )
    return {
      alone: at.alone.toFixed(2),
      withRule: at.withRule.toFixed(2),
      recall: recall.toFixed(3),
      alarms: alarms.toFixed(3),
      ...Object.fromEntries(ofHands),
      pack: pack.alarms.toFixed(4),
    }
  }
  const tried = [-0.25, 0, 0.25, 0.5, 0.75].flatMap((alone) =>
    [0.5, 1, 2].map((less) => ({ alone, withRule: alone - less })),
  )
  console.table([thresholds, ...tried].map(row))
}
