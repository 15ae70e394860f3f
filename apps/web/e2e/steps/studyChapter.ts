import type { APIRequest } from '@playwright/test'

const nobody = { storageState: { cookies: [], origins: [] } }

type Child = { playerCode: string; secretNumber: string }

/** Answers so many questions of a chapter as a child, from one on: rightly, or with what can't be right. */
export async function studyChapter(
  request: APIRequest,
  origin: string,
  { playerCode, secretNumber }: Child,
  { chapter, from = 0, to, isRight = true }: { chapter: number; from?: number; to?: number; isRight?: boolean },
): Promise<void> {
  const child = await request.newContext({ ...nobody, baseURL: origin, extraHTTPHeaders: { origin } })
  const signedIn = await child.post('/api/players/login', { data: { playerCode, secretNumber } })
  if (!signedIn.ok()) throw new Error(await signedIn.text())
  const { questions } = (await (await child.get(`/api/questions/${chapter}?answers=true`)).json()) as {
    questions: { id: string; answer: string[] }[]
  }
  for (const { id, answer } of questions.slice(from, to)) {
    const userAnswer = isRight ? answer.join(', ') : 'a purple elephant'
    const marked = await child.post('/api/evaluate', { data: { userAnswer, question: { id } } })
    if (!marked.ok()) throw new Error(await marked.text())
  }
  await child.dispose()
}
