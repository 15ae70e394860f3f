import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

import { z } from 'zod'

/** A test that ran: its file from the root, its title, how it ended and what it says that it saw. */
export type Ran = { file: string; title: string; isPassed: boolean; seen: string | undefined }

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          title: z.string(),
          status: z.string(),
          meta: z.object({ seen: z.string().optional() }).default({}),
        }),
      ),
    }),
  ),
})

/** What Vitest's JSON reporter wrote; tests that the pattern left out didn't run. */
export function readVitestReport(report: string, root: string): Ran[] {
  const { testResults } = VitestReport.parse(JSON.parse(readFileSync(report, 'utf8')))
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status, meta }) => ({
        file: relative(root, name),
        title,
        isPassed: status === 'passed',
        seen: meta.seen,
      })),
  )
}

const Spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  file: z.string(),
  tests: z.array(
    z.object({ annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })) }),
  ),
})
type Suite = { specs: z.infer<typeof Spec>[]; suites?: Suite[] | undefined }
const Suite: z.ZodType<Suite> = z.lazy(() => z.object({ specs: z.array(Spec), suites: z.array(Suite).optional() }))

/** What Playwright's JSON reporter wrote. */
export function readPlaywrightReport(report: string): Ran[] {
  const { suites } = z.object({ suites: z.array(Suite) }).parse(JSON.parse(readFileSync(report, 'utf8')))
  const specsOf = (suite: Suite): z.infer<typeof Spec>[] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
  return suites.flatMap(specsOf).map(({ title, ok, file, tests }) => ({
    file: `apps/web/e2e/${file}`,
    title,
    isPassed: ok,
    seen: tests.flatMap(({ annotations }) => annotations).find(({ type }) => type === 'seen')?.description,
  }))
}
