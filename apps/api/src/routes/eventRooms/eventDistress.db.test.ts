import { coachSentences } from '@seraph/domain/coachHelp/coachSentences'
import { expect, test } from 'vitest'

import { openEvent } from '../../testing/eventBrowser.ts'
import { eventApp } from '../../testing/eventApp.ts'

const { app, db, questions } = await eventApp(4)
test('an event’s sheet in distress is kept and marked; its scribe hears kind words, and it is counted once', async () => {
  const event = await openEvent(app, questions)
  const scribe = event.children[0]?.[1]
  if (scribe === undefined) throw new Error('a team of two')
  await event.open()
  const care = coachSentences.distress(undefined)
  expect(await event.write(scribe, 'stone 0 and i want to die', 1)).toEqual({ isKept: true, care })
  expect(await event.write(scribe, 'stone 0, river and i want to die', 2)).toEqual({ isKept: true, care })
  const { sheets } = await event.mark()
  expect(sheets.find(({ answer }) => answer.startsWith('stone'))?.mark?.score).toBe(2)
  expect(await db.selectFrom('distressCounts').select(['kind', 'box', 'found']).execute()).toEqual([
    { kind: 'self_harm', box: 'answer', found: 1 },
  ])
})
