import { ErrorBody } from '@seraph/schema/http/errors'
import type { Endpoint } from '@seraph/schema/http/endpoint'

import { contracts } from '../contracts.ts'
import { contracts as startContracts } from '../startContracts.ts'
import { plainSchemaOf } from './plainSchemaOf.ts'

/**
 * The modules that stand in the place of `startContracts.ts` and
 * `callContracts.ts` in the browser: the same contracts, their replies as data.
 */
export function writeCallContracts(): { start: string; call: string } {
  return {
    start: write(startContracts),
    call: `${write(contracts)}\nexport const ErrorBody = told(${JSON.stringify(plainSchemaOf(ErrorBody))})`,
  }
}

function write(some: Readonly<Record<string, Endpoint>>): string {
  const lines = Object.entries(some).map(([name, { method, path, isOfSeason, reply }]) => {
    const season = isOfSeason === true ? ', isOfSeason: true' : ''
    return `  ${name}: { method: '${method}', path: '${path}'${season}, reply: told(${JSON.stringify(plainSchemaOf(reply))}) },`
  })
  return [
    `import { readPlain } from './plain/readPlain.ts'`,
    `const told = (schema) => ({ parse: (value) => readPlain(schema, value) })`,
    `export const contracts = {`,
    ...lines,
    `}`,
  ].join('\n')
}
