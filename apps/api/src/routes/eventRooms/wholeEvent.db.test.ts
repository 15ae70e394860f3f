import { makeEventRoom } from '@seraph/db/testing/makeEventRoom'
import { setEventLate } from '@seraph/db/testing/setEventLate'
import { EventRoom } from '@seraph/schema/http/events/eventRoom'
import { getEventResult } from '@seraph/schema/http/events/eventRooms'
import { expect, test } from 'vitest'

import { joinTeam } from '../../testing/eventBrowser.ts'
import { as, coachBrowser, playerBrowser } from '../../testing/roomBrowser.ts'
import { eventApp } from '../../testing/eventApp.ts'

const { app, db, questions } = await eventApp(90)
const names = ['Owls', 'Foxes', 'Bears', 'Larks']

/** What a team's scribe writes: all of it, half, something else, or nothing; each comes sooner or later in a team. */
const written = (team: number, question: number) =>
  [`stone ${question}, river`, `river`, 'a boat', ''][(question * (team + 1) + team) % 4] ?? ''
/** What that sheet is worth, counted by hand. */
const worth = (team: number, question: number) => [2, 1, 0, 0][(question * (team + 1) + team) % 4] ?? 0
const isVoid = (question: number) => question === 7 || question === 60

test('a whole event of 90 questions, four teams of six: the result is what a count by hand of the sheets says', async () => {
  const { browser: coach, code: coachCode } = await coachBrowser(app)
  const room = await makeEventRoom(db, { coachCode, questions, teams: names })
  const path = (what = '') => `/api/event-rooms/${room.id}${what}`
  const tables = []
  for (const { id: teamId } of room.teams) {
    const table = []
    for (let at = 0; at < 6; at += 1) {
      const { browser, code } = await playerBrowser(app)
      const { token } = await joinTeam(browser, room.code, { nickname: code, teamId })
      table.push({ browser, headers: as(token) })
    }
    tables.push(table)
  }
  const step = async (body: object) => EventRoom.parse((await coach.post(path('/step'), body)).json())
  let stand = await step({ kind: 'run', runs: true })
  stand = await step({ kind: 'advance', from: 'lobby', question: 0 })
  const seen: [number, string][] = []
  // From here on the clock moves it: members say in turn that the time is over.
  for (let turn = 0; stand.phase !== 'end'; turn += 1) {
    const { phase, question } = stand
    seen.push([question, phase])
    if (phase === 'answer') {
      const drafts = tables.flatMap(([, scribe], team) => {
        const body = { question, answer: written(team, question), draftNumber: 2 }
        return scribe === undefined ? [] : [scribe.browser.post(path('/draft'), body, scribe.headers)]
      })
      expect(drafts).toHaveLength(4)
      for (const reply of await Promise.all(drafts)) expect(reply.json()).toEqual({ isKept: true })
    }
    if (phase === 'reveal' && isVoid(question)) await step({ kind: 'void', question, isVoid: true })
    await setEventLate(db, room.id, 400)
    const teller = tables[turn % 4]?.[turn % 6]
    const said = await teller?.browser.post(path('/time-up'), { question, phase }, teller.headers)
    expect(said?.json()).toEqual({ isClosed: true })
    stand = EventRoom.parse((await coach.get(path())).json())
  }
  const phases = ['read_1', 'read_2', 'answer', 'marking', 'reveal']
  const expected = questions.flatMap((_, at): [number, string][] => [
    ...(at === 45 ? [[45, 'break'] as [number, string]] : []),
    ...phases.map((phase): [number, string] => [at, phase]),
  ])
  expect(seen).toEqual(expected)

  const counted = names.map((name, team) => ({
    name,
    score: questions.reduce((sum, _, question) => sum + (isVoid(question) ? 0 : worth(team, question)), 0),
  }))
  const top = Math.max(...counted.map(({ score }) => score))
  const place = (score: number) => (score * 100 >= top * 90 ? 1 : score * 100 >= top * 80 ? 2 : 3)
  const result = getEventResult.reply.parse((await coach.get(path('/result'))).json())
  expect(result).toMatchObject({ asked: 88, possible: 176 })
  expect(result.teams.map(({ name, score, place: placed }) => ({ name, score, placed }))).toEqual(
    counted.map((team) => ({ ...team, placed: place(team.score) })),
  )
  expect(new Set(counted.map(({ score }) => score)).size).toBeGreaterThan(1)
}, 120_000)
