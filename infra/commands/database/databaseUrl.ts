import { z } from 'zod'

const Env = z.object({
  DATABASE_URL: z.url().optional(),
})

/** The database that the environment names; undefined where it names none. Throws where it is no address. */
export function databaseUrl(): string | undefined {
  return Env.parse(process.env).DATABASE_URL
}
