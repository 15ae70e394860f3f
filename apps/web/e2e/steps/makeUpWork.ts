import type { APIRequestContext } from '@playwright/test'

type Trivia = { questions: { id: string; answer: string }[] }

/** Tells the answers of so many chapters' trivia at one go, as the player who is signed in there: faster than anybody can answer. */
export async function makeUpWork(request: APIRequestContext, origin: string, chapters: number): Promise<void> {
  const headers = { origin }
  const session = (await (await request.get(`${origin}/api/session`)).json()) as { player: { id: string } | null }
  if (session.player === null) throw new Error('nobody is signed in')
  for (let chapter = 1; chapter <= chapters; chapter++) {
    const { questions } = (await (await request.get(`${origin}/api/trivia/${chapter}`)).json()) as Trivia
    const answers = questions.map(({ id, answer }) => ({ questionId: id, choice: answer }))
    const told = await request.post(`${origin}/api/player-progress/${session.player.id}/update-trivia`, {
      headers,
      data: { chapter, chaptersStudied: [chapter], answers },
    })
    if (!told.ok()) throw new Error(await told.text())
  }
}
