import { z } from 'zod'

import { plainFormats } from './plainSchema.ts'
import type { PlainSchema } from './plainSchema.ts'

const told = new Set<string>(
  (
    'type format pattern const enum anyOf default properties required additionalProperties propertyNames items ' +
    'minLength maxLength minItems maxItems minimum maximum'
  ).split(' '),
)
/** What no data can say: a reply that needs it can't be told to the browser. */
const untold = new Set<string>(['transform', 'pipe', 'catch', 'custom', 'lazy'])

/**
 * A zod schema as data, so that the browser reads replies without zod (rule 210).
 * @throws Error for a schema with a transform, a check of its own, or a keyword that `readPlain` doesn't know.
 */
export function plainSchemaOf(schema: z.ZodType): PlainSchema {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const { type, checks = [] } = zodSchema._zod.def
      const isOwnCheck = checks.some((check) => check._zod.def.check === 'custom')
      if (untold.has(type) || isOwnCheck) throw new Error(`A reply can't be told as data: ${type}`)
      delete jsonSchema.$schema
      // A known format is shorter than its pattern, and any other is told by its pattern alone.
      if (Object.hasOwn(plainFormats, jsonSchema.format ?? '')) delete jsonSchema.pattern
      else if (jsonSchema.pattern !== undefined) delete jsonSchema.format
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.oneOf !== undefined) {
        jsonSchema.anyOf = jsonSchema.oneOf
        delete jsonSchema.oneOf
      }
      const strange = Object.keys(jsonSchema).find((key) => !told.has(key))
      if (strange !== undefined) throw new Error(`A reply can't be told as data: ${strange}`)
      if (jsonSchema.format !== undefined && !Object.hasOwn(plainFormats, jsonSchema.format))
        throw new Error(`A reply can't be told as data: ${jsonSchema.format}`)
    },
  })
  delete json.$schema
  return withSingleTypes(json) as PlainSchema
}

/** The same with one type a schema: zod writes what is a text or null as a schema of two types. */
function withSingleTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSingleTypes)
  if (typeof value !== 'object' || value === null) return value
  const { type, ...rest } = value as Record<string, unknown>
  const told = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, withSingleTypes(one)]))
  if (!Array.isArray(type)) return type === undefined ? told : { type: withSingleTypes(type), ...told }
  return { anyOf: type.map((one: unknown) => (one === 'null' ? { type: one } : { type: one, ...told })) }
}
