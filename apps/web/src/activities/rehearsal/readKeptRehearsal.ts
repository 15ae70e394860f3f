/** What the browser keeps of a rehearsal under way; all else is the server's. */
export type KeptRehearsal = { rehearsalId: string; questions: number }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads a kept rehearsal; undefined where it is none. */
export function readKeptRehearsal(value: unknown): KeptRehearsal | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { rehearsalId, questions } = value as Partial<Record<keyof KeptRehearsal, unknown>>
  if (typeof rehearsalId !== 'string' || !uuid.test(rehearsalId)) return undefined
  if (typeof questions !== 'number' || !Number.isInteger(questions) || questions < 1) return undefined
  return { rehearsalId, questions }
}
