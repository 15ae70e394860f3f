import { makeTemplate } from '@seraph/db/testing/template'
import type { TestProject } from 'vitest/node'

import { startServices } from './services.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    redisUrl: string
  }
}

/** Starts PostgreSQL and Redis once for a run, and makes the migrated template that every test's database is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const services = await startServices()
  await makeTemplate(services.databaseUrl)
  project.provide('databaseUrl', services.databaseUrl)
  project.provide('redisUrl', services.redisUrl)
  return services.stop
}
