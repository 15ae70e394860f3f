import type { Endpoint } from '@seraph/schema/http/endpoint'
import { globSync } from 'node:fs'

const folder = new URL('../../../../packages/schema/src/http/', import.meta.url)

/** Every contract that the schema has, by `METHOD /path`. */
export async function readContracts(): Promise<Map<string, Endpoint>> {
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.includes('.test.'))
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ new URL(file, folder).pathname) as Promise<Record<string, unknown>>),
  )
  const contracts = modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
  return new Map(contracts.map((contract) => [`${contract.method} ${contract.path}`, contract]))
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value
}
