import { getEventResult, getPaperMarks } from '@seraph/schema/http/events/eventRooms'
import { expect, test } from 'vitest'

import { openEvent } from '../../../testing/eventBrowser.ts'
import { as } from '../../../testing/roomBrowser.ts'
import { eventApp } from '../../../testing/eventApp.ts'

const { app, questions } = await eventApp(4)
const codeOf = (reply: { json: () => unknown }) => (reply.json() as { code: string }).code
const hosted = async () => {
  const event = await openEvent(app, questions)
  const [owls, foxes] = event.room.teams.map(({ id }) => id)
  const type = (teamId: string | undefined, scores: readonly (number | null)[]) =>
    event.coach.browser.post(event.path('/paper-marks'), {
      marks: scores.map((score, question) => ({ teamId, question, score })),
    })
  const result = async () => getEventResult.reply.parse((await event.coach.browser.get(event.path('/result'))).json())
  return { ...event, owls, foxes, type, result }
}

test('marks from paper come to the same result, until it is told', async () => {
  const { owls, foxes, type, result, step, coach, path } = await hosted()
  await type(owls, [2, 2, 1, null])
  await type(foxes, [2, 1, 1, null])
  await type(foxes, [2, 1, 0, null])
  const read = getPaperMarks.reply.parse((await coach.browser.get(path('/paper-marks'))).json())
  expect(read.points).toEqual([2, 2, 2, 2])
  expect(read.marks.filter(({ teamId }) => teamId === foxes).map(({ score }) => score)).toEqual([2, 1, 0])
  expect(codeOf(await step({ kind: 'advance', from: 'lobby', question: 0 }))).toBe('event_not_now')
  expect((await step({ kind: 'end' })).json()).toMatchObject({ phase: 'end', isPaper: true })
  expect(await result()).toMatchObject({ asked: 3, possible: 6 })
  expect((await result()).teams.map(({ name, score, place, detail }) => [name, score, place, detail?.lost])).toEqual([
    ['Owls', 5, 1, { empty: 0, late: 0, other: 1 }],
    ['Foxes', 3, 3, { empty: 0, late: 0, other: 3 }],
  ])
  expect((await type(foxes, [2, 2, 0, null])).statusCode).toBe(200)
  expect((await result()).teams[1]).toMatchObject({ score: 4, place: 2 })
  expect((await step({ kind: 'void', question: 2, isVoid: true })).json()).toMatchObject({ voided: [2] })
  expect((await result()).teams.map(({ score, place }) => [score, place])).toEqual([
    [4, 1],
    [4, 1],
  ])
  await coach.browser.post(path('/publish'), { isPublished: true })
  expect(codeOf(await type(foxes, [2, 2, 2, 2]))).toBe('event_result_published')
})

test('no mark above its question, of another event, by anybody but the host, or beside marks of screens', async () => {
  const event = await hosted()
  const { owls, type, coach, path, children } = event
  const other = await hosted()
  expect(codeOf(await type(owls, [3]))).toBe('not_this_question')
  expect(codeOf(await type(owls, [2, 2, 2, 2, 1]))).toBe('not_this_question')
  expect(codeOf(await type(other.owls, [2]))).toBe('team_not_found')
  const link = async (kind: string) =>
    as((await coach.browser.post(path('/links'), { kind })).json<{ token: string }>().token)
  const marks = [{ teamId: owls, question: 0, score: 2 }]
  for (const headers of [await link('grader'), await link('screen'), children[0]?.[0]?.headers ?? {}]) {
    expect(codeOf(await app.browser().post(path('/paper-marks'), { marks }, headers))).toBe('not_host')
    expect((await app.browser().get(path('/paper-marks'), { headers })).statusCode).toBe(403)
  }
  await event.advance()
  expect(codeOf(await type(owls, [2]))).toBe('event_not_now')
})
