import { makeEventSeat } from '@seraph/db/testing/makeEventSeat'
import { coachSentences } from '@seraph/domain/coachHelp/coachSentences'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { openEvent } from '../../testing/eventBrowser.ts'
import type { EventChild } from '../../testing/eventBrowser.ts'
import { as } from '../../testing/roomBrowser.ts'
import { eventApp } from '../../testing/eventApp.ts'

const { app, db, questions } = await eventApp(4)

const codeOf = (reply: { json: () => unknown }) => (reply.json() as { code: string }).code

/** An event of two teams of two, with notes switched on in its lobby where `hasNotes`. */
async function openWith(hasNotes: boolean) {
  const event = await openEvent(app, questions)
  const [[ann, ben] = [], [eve] = []] = event.children
  if (ann === undefined || ben === undefined || eve === undefined) throw new Error('two teams of two')
  const allow = (isOn: boolean) => event.coach.browser.patch(event.path(), { hasNotes: isOn })
  if (hasNotes) expect((await allow(true)).json()).toMatchObject({ hasNotes: true, notes: [] })
  const note = (child: EventChild, text: string, key: string = randomUUID()) =>
    child.browser.post(event.path('/notes'), { text }, { ...child.headers, 'idempotency-key': key })
  const told = async (...given: Parameters<typeof event.view>) =>
    (await event.view(...given)).notes.map(({ text }) => text)
  const kept = async () =>
    (await db.selectFrom('eventNotes').select('text').where('roomId', '=', event.room.id).execute()).map(
      ({ text }) => text,
    )
  return { event, ann, ben, eve, allow, note, told, kept }
}

test('a note is read by its own team and by the host, by no other team, grader or screen', async () => {
  const { event, ann, ben, eve, note, told } = await openWith(true)
  expect((await note(ann, 'Was it Uzziah?')).statusCode).toBe(200)
  expect((await note(eve, 'We say Jotham')).json()).toMatchObject({
    room: { notes: [{ nickname: eve.code, text: 'We say Jotham' }] },
  })
  expect(await told(ben.browser, ben.headers)).toEqual(['Was it Uzziah?'])
  expect(await told(eve.browser, eve.headers)).toEqual(['We say Jotham'])
  expect(await told()).toEqual(['Was it Uzziah?', 'We say Jotham'])
  for (const kind of ['grader', 'screen'] as const) {
    const token = await makeEventSeat(db, { roomId: event.room.id, kind })
    expect(await event.view(ann.browser, as(token))).toMatchObject({ role: kind, hasNotes: false, notes: [] })
    const posted = await ann.browser.post(event.path('/notes'), { text: 'Hello' }, as(token))
    expect(codeOf(posted)).toBe('not_in_room')
  }
  expect(codeOf(await event.coach.browser.post(event.path('/notes'), { text: 'Hello' }))).toBe('not_in_room')
})

test('notes are off until the host switches them on, which is done in the lobby alone', async () => {
  const { event, ann, note, allow, kept } = await openWith(false)
  expect(await event.view(ann.browser, ann.headers)).toMatchObject({ hasNotes: false, notes: [] })
  expect(codeOf(await note(ann, 'Was it Uzziah?'))).toBe('event_not_now')
  await allow(true)
  await note(ann, 'Was it Uzziah?')
  expect(await kept()).toEqual(['Was it Uzziah?'])
  await allow(false)
  expect(await kept()).toEqual([])
  await event.advance()
  expect(codeOf(await allow(true))).toBe('event_not_now')
  expect(codeOf(await note(ann, 'Was it Uzziah?'))).toBe('event_not_now')
})

test('notes are gone at the end of the event, and none comes after it', async () => {
  const { event, ann, note, told, kept } = await openWith(true)
  await event.open()
  await note(ann, 'Was it Uzziah?')
  expect(await kept()).toEqual(['Was it Uzziah?'])
  const key = randomUUID()
  expect((await note(ann, 'Or Jotham?', key)).statusCode).toBe(200)
  await event.step({ kind: 'end' })
  expect(await kept()).toEqual([])
  expect(await told()).toEqual([])
  expect(codeOf(await note(ann, 'One more'))).toBe('event_not_now')
  expect((await note(ann, 'Or Jotham?', key)).json()).toMatchObject({ room: { phase: 'end', notes: [] } })
  expect(await kept()).toEqual([])
  const { rows } = await db
    .selectFrom('idempotencyKeys')
    .select('reply')
    .execute()
    .then((replies) => ({ rows: replies.map(({ reply }) => JSON.stringify(reply)) }))
  expect(rows.join()).not.toMatch(/Jotham|Uzziah/)
})

test('a note that is sent twice under one key is there once; codes and addresses are taken out', async () => {
  const { ann, note, kept } = await openWith(true)
  const key = randomUUID()
  await note(ann, 'Write to ann@example.org or 555-123-4567', key)
  await note(ann, 'Write to ann@example.org or 555-123-4567', key)
  expect(await kept()).toEqual(['Write to [removed] or [removed]'])
  expect(codeOf(await note(ann, 'x'.repeat(201)))).toBe('invalid_request')
  expect(codeOf(await note(ann, ' \u200B '))).toBe('invalid_request')
})

test('a note in distress is shown to the team and the host; its writer hears kind words, and it is counted once', async () => {
  const { ann, ben, note, told } = await openWith(true)
  const key = randomUUID()
  const care = coachSentences.distress(undefined)
  expect((await note(ann, 'i want to die', key)).json()).toMatchObject({ care })
  expect((await note(ann, 'i want to die', key)).json()).toMatchObject({ care })
  expect(await told(ben.browser, ben.headers)).toEqual(['i want to die'])
  expect(await told()).toEqual(['i want to die'])
  expect(await db.selectFrom('distressCounts').select(['kind', 'box', 'found']).execute()).toEqual([
    { kind: 'self_harm', box: 'event_note', found: 1 },
  ])
})

test('a member who left the team writes nothing more', async () => {
  const { event, ann, note, kept } = await openWith(true)
  const seatId = (await event.view(ann.browser, ann.headers)).own?.seatId
  await event.coach.browser.post(event.path(`/seats/${seatId}`), { change: 'remove' })
  expect(codeOf(await note(ann, 'Still here'))).toBe('not_in_room')
  expect(await kept()).toEqual([])
})

test('too many notes within a minute are refused', async () => {
  const { ann, note } = await openWith(true)
  for (let at = 0; at < 20; at += 1) expect((await note(ann, `note ${at}`)).statusCode).toBe(200)
  expect((await note(ann, 'one more')).statusCode).toBe(429)
})
