import { readFile } from 'node:fs/promises'

import { JudgingCase } from '@seraph/schema/judging'

/** Reads a file of judging cases, one JSON object a line. Throws with the line's number where one has another shape. */
export async function readCases(path: string): Promise<readonly JudgingCase[]> {
  const lines = (await readFile(path, 'utf8')).split('\n')
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return []
    const parsed = JudgingCase.safeParse(JSON.parse(line))
    if (!parsed.success) throw new Error(`${path}:${at + 1}: ${parsed.error.message}`)
    return [parsed.data]
  })
}
