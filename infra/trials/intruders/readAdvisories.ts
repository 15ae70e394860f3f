import { z } from 'zod'

/** What the registry says of the packages that are installed: nothing known, what is known, or that it can't be asked. */
export type Advisories = { state: 'none' } | { state: 'found'; found: string[] } | { state: 'unknown'; reason: string }

const Advisory = z.object({
  module_name: z.string(),
  severity: z.string(),
  title: z.string(),
  url: z.string().default(''),
})
const Report = z.object({ advisories: z.record(z.string(), Advisory) })

/** Reads what `pnpm audit --json` has written. */
export function readAdvisories(output: string): Advisories {
  const start = output.indexOf('{')
  try {
    const { advisories } = Report.parse(JSON.parse(output.slice(start)))
    const found = Object.values(advisories).map(({ module_name: name, severity, title, url }) =>
      `${severity}: ${name}: ${title} ${url}`.trim(),
    )
    return found.length === 0 ? { state: 'none' } : { state: 'found', found }
  } catch {
    const reason = output.split('\n').find((line) => /ERR_PNPM|responded|ENOTFOUND|ECONN|fetch/.test(line))
    return { state: 'unknown', reason: reason?.replace(/^[\s×│]+/, '').trim() ?? 'its answer can not be read' }
  }
}
