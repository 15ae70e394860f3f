import type { z } from 'zod'

/** A process's settings by its shape; throws one sentence a wrong one, each with the setting's name. */
export function readSettings<Settings extends z.ZodType>(
  shape: Settings,
  source: NodeJS.ProcessEnv,
): z.output<Settings> {
  const parsed = shape.safeParse(source)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The settings are not usable. ${wrong.join('; ')}`)
}
