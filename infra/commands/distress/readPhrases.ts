import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** A phrase and what it speaks of, null where nobody is in need; `known` as in `findDistress`. */
export const Phrase = z.object({
  text: z.string(),
  lang: z.string(),
  distress: z.string().nullable(),
  known: z.array(z.string()).optional(),
})
export type Phrase = z.infer<typeof Phrase>

/** The phrases of a file, one a line; throws with the line that isn't one. */
export async function readPhrases(path: string | URL): Promise<Phrase[]> {
  const lines = (await readFile(path, 'utf8')).split('\n')
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return []
    try {
      return [Phrase.parse(JSON.parse(line))]
    } catch (error) {
      throw new Error(`${String(path)}, line ${at + 1}: ${String(error)}`, { cause: error })
    }
  })
}
