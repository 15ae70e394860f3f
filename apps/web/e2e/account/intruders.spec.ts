import { expect, test } from '@playwright/test'

import { issueCoachCode } from '../steps/coach.ts'
import { freshName } from '../steps/player.ts'
import { arriveAsGuest } from '../steps/quiz.ts'
import { makePlayer } from '../steps/room.ts'

const told = (seen: string) => test.info().annotations.push({ type: 'seen', description: seen })

test('markup in every stored field is shown as text on every screen that shows it', async ({ page }) => {
  const name = freshName()
  const markup = `<img src=x onerror="top.hacked=1"> ${name}`
  page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'))
  await arriveAsGuest(page)
  const { origin } = new URL(page.url())
  const post = async <Reply>(path: string, data: object): Promise<Reply> => {
    const reply = await page.request.post(path, { headers: { origin }, data })
    expect(reply.status(), `${path}: ${await reply.text()}`).toBe(200)
    return (await reply.json()) as Reply
  }
  const place = { clubName: markup, teamName: markup, state: markup, country: markup }
  await post('/api/players/register', { ...place, biblicalGem: 'S', isPubliclyVisible: true })
  await post('/api/error-reports', {
    quizType: 'ai-evaluated',
    chapter: 6,
    questionNumber: 1,
    questionText: markup,
    userComment: markup,
  })
  await post('/api/coaches/requests', { ...place, contact: markup })
  await post('/api/coaches/login', { code: issueCoachCode(markup), clubName: markup })
  await post('/api/coaches/setup-profile', { ...place, coachName: markup })
  const members = [{ startingChapter: 7, biblicalGem: 'A', memberNumber: 1, generatedCode: '' }]
  const team = { ...place, teamName: `${markup} 2`, coachName: markup, isPubliclyVisible: true, members }
  await post('/api/clubs/register', { clubData: JSON.stringify(team) })
  await post('/api/study-rooms', { title: markup, chapters: [1] })

  const shownOn: string[] = []
  const look = async (path: string, { mustShow = false } = {}): Promise<void> => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    if (mustShow) await expect(page.getByText('<img src=x').first()).toBeVisible()
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
    expect(await page.evaluate(() => 'hacked' in window), path).toBe(false)
    if ((await page.getByText('<img src=x').count()) > 0) shownOn.push(path)
  }
  const screens = ['featured-players', 'featured-clubs', 'player-progress', 'player-login', 'study-room']
  for (const screen of screens) await look(`/${screen}`)
  await look('/coach-dashboard', { mustShow: true })
  await post('/api/players/login', { playerCode: 'ADMIN1', secretNumber: 'a secret for tests' })
  await post('/api/session/admin', { secret: 'a secret for tests' })
  const tabs = ['reports', 'codes', 'requests', 'players']
  for (const tab of tabs) await look(`/admin/error-reports?tab=${tab}`, { mustShow: true })
  for (const tab of ['contributors', 'activity']) await look(`/admin/error-reports?tab=${tab}`)
  told(`${screens.length + tabs.length + 3} screens, text on ${shownOn.length} of them, never an element, never run`)
})

test('a link only fills the login in: it takes a press, and no server sees the code', async ({ page }) => {
  await arriveAsGuest(page)
  const code = await makePlayer(page, { staysIn: false })
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const expectNobody = async (shown: string): Promise<void> => {
    await expect(page.getByLabel('Player code')).toHaveValue(shown)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await (await page.request.get('/api/session')).json()).toMatchObject({ player: null })
  }
  await page.goto(`/player-login#${code}`)
  await expectNobody(code)
  expect(sent.filter((one) => one.includes(code) && !one.includes(`#${code}`))).toEqual([])
  await page.goto(`/player-login?code=${code}&playerCode=${code}`)
  await expectNobody('')
  told('the form is filled from the fragment alone, nobody is signed in, no request carries the code')
})
