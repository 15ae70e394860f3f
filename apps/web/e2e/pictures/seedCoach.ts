import type { APIRequest, APIRequestContext, Page } from '@playwright/test'

import { issueCoachCode } from '../steps/coach.ts'
import { makeUpWork } from '../steps/makeUpWork.ts'
import { freshName } from '../steps/player.ts'

type Member = { startingChapter: number; biblicalGem: string; memberNumber: number }
type Registered = { members: { playerId: string; playerCode: string }[] }

/** A context of its own: a picture's would be signed in, from a file that isn't there yet at the first one. */
const nobody = { storageState: { cookies: [], origins: [] } }

/** Short, long, wide and right-to-left names, as clubs have them. */
const teams = [
  { teamName: 'Team 1', gems: 'AEJORST' },
  { teamName: 'The Exceedingly Long-Named Watchers on the Walls of Jerusalem', gems: 'AEJ' },
  { teamName: 'نسور الجبل', gems: 'RS' },
  { teamName: 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', gems: 'T' },
] as const

async function post(request: APIRequestContext, origin: string, path: string, data: object): Promise<unknown> {
  const reply = await request.post(origin + path, { headers: { origin }, data })
  if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`)
  return reply.json()
}

/** Signs a coach in whose two clubs have teams; some of the players have studied. */
export async function seedCoach(page: Page, request: APIRequest, origin: string): Promise<void> {
  const [club, other] = [`Mountain Oaks ${freshName()}`, `Pathfinderclub Überlingen-Nord ${freshName()}`]
  const code = issueCoachCode(club)
  const coach = page.context().request
  await post(coach, origin, '/api/coaches/login', { code, clubName: club })
  await post(coach, origin, '/api/coaches/setup-profile', { coachCode: code, coachName: 'Coach Ada', clubName: club })
  const alone = { clubName: club, teamName: 'Team 1', state: 'Oregon', country: 'United States', startingChapter: 9 }
  for (const [index, { teamName, gems }] of teams.entries()) {
    const members: Member[] = gems.split('').map((biblicalGem, place) => ({
      startingChapter: index + 6,
      biblicalGem,
      memberNumber: place + 1,
    }))
    const clubName = index < 2 ? club : other
    const team = { clubName, coachName: 'Coach Ada', state: 'Oregon', country: 'United States', teamName, members }
    const clubData = JSON.stringify({ ...team, isPubliclyVisible: index < 2 })
    const registered = (await post(coach, origin, '/api/clubs/register', { clubData })) as Registered
    const numbers = (await post(coach, origin, '/api/coaches/numbers', {})) as {
      playerId: string
      secretNumber: string
    }[]
    for (const { playerId, playerCode } of registered.members.slice(0, 3)) {
      const secretNumber = numbers.find((one) => one.playerId === playerId)?.secretNumber
      const player = await request.newContext(nobody)
      await post(player, origin, '/api/players/login', { playerCode, secretNumber })
      const answers = await answerTrivia(player, origin, playerCode.length + index)
      const studied = { chaptersStudied: [index + 6, 2 * index + 7], studyTime: 15, answers }
      await post(player, origin, `/api/player-progress/${playerId}/update-trivia`, studied)
      await player.dispose()
    }
  }
  // Somebody who took a seat of the team and never came back.
  const stranger = await request.newContext(nobody)
  await post(stranger, origin, '/api/players/register', { ...alone, biblicalGem: 'S' })
  await stranger.dispose()
  // And somebody whose work nobody can have done.
  const cheat = await request.newContext(nobody)
  await post(cheat, origin, '/api/players/register', { ...alone, teamName: 'Team 2', biblicalGem: 'T' })
  await makeUpWork(cheat, origin, 5)
  await cheat.dispose()
}

/** Marks of a chapter's trivia, some of them wrong. */
async function answerTrivia(request: APIRequestContext, origin: string, mistakes: number): Promise<object[]> {
  const reply = await request.get(`${origin}/api/trivia/6`)
  const { questions } = (await reply.json()) as { questions: { id: string; answer: string; choices: string[] }[] }
  return questions.map(({ id, answer, choices }, index) => {
    const wrong = choices.find((choice) => choice !== answer) ?? ''
    return { questionId: id, choice: index % 9 < mistakes % 5 ? wrong : answer }
  })
}

/** Signs the admin in, for whom reports and requests wait. */
export async function seedAdmin(page: Page, origin: string): Promise<void> {
  const { request } = page.context()
  await post(request, origin, '/api/players/login', { playerCode: 'ADMIN1', secretNumber: 'a secret for tests' })
  await post(request, origin, '/api/session/admin', { secret: 'a secret for tests' })
  const { questions } = (await (await request.get(`${origin}/api/questions/6`)).json()) as {
    questions: { question: string }[]
  }
  const report = { chapter: 6, questionNumber: 1, questionText: questions[0]?.question ?? '' }
  for (const [quizType, userComment] of [
    ['ai-evaluated', 'I wrote “King Uzziah” and got no point.'],
    ['trivia', 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW\nالجواب غير صحيح'],
  ])
    await post(request, origin, '/api/error-reports', { ...report, quizType, userComment })
  await post(request, origin, '/api/coaches/requests', {
    clubName: 'The Exceedingly Long-Named Watchers on the Walls of Jerusalem',
    state: 'Baden-Württemberg',
    country: 'Other',
    contact: 'a.very.long.address.of.a.coach@an-even-longer-domain.example',
  })
}
