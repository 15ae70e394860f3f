import { readdir, readFile } from 'node:fs/promises'
import { z } from 'zod'

const seasons = new URL('../../../packages/content/seasons/', import.meta.url)
const Question = z.object({
  question: z.string(),
  parts: z
    .array(
      z.object({
        text: z.string(),
        accept: z.array(z.string()).optional(),
        reject: z.array(z.string()).optional(),
      }),
    )
    .optional(),
})
const Trivia = z.object({ question: z.string(), choices: z.array(z.string()) })

/** Every third chapter is kept for measuring. */
const measured = 3

/**
 * What the seasons' packs ask and what may be answered, right and wrong:
 * none of it is distress, however it sounds. `learnt`: of two chapters in
 * three; `measured`: of every third.
 */
export async function readPackTexts(): Promise<{ learnt: string[]; measured: string[] }> {
  const texts = { learnt: new Set<string>(), measured: new Set<string>() }
  for (const season of (await readdir(seasons)).sort())
    for (const [at, file] of (await readdir(new URL(`${season}/questions/`, seasons))).sort().entries()) {
      const into = at % measured === 0 ? texts.measured : texts.learnt
      for (const text of [
        ...(await readQuestions(new URL(`${season}/questions/${file}`, seasons))),
        ...(await readTrivia(new URL(`${season}/trivia/${file}`, seasons))),
      ])
        into.add(text)
    }
  return { learnt: [...texts.learnt], measured: [...texts.measured] }
}

async function readQuestions(file: URL): Promise<string[]> {
  const questions = z.array(Question).parse(JSON.parse(await readFile(file, 'utf8')))
  return questions.flatMap(({ question, parts = [] }) => [
    question,
    ...parts.flatMap(({ text, accept = [], reject = [] }) => [text, ...accept, ...reject]),
    ...(parts.length > 1 ? [parts.map(({ text }) => text).join(', ')] : []),
  ])
}

async function readTrivia(file: URL): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]')
  return z
    .array(Trivia)
    .parse(JSON.parse(text))
    .flatMap(({ question, choices }) => [question, ...choices])
}
