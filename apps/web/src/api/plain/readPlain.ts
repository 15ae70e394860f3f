import { plainFormats } from './plainSchema.ts'
import type { PlainSchema } from './plainSchema.ts'

/**
 * Reads a value by a schema as zod does: a copy with what the schema names, defaults filled in.
 * @throws TypeError that says where the value differs.
 */
export function readPlain(schema: PlainSchema, value: unknown, at = 'reply'): unknown {
  if (value === undefined && 'default' in schema) return structuredClone(schema.default)
  if (schema.anyOf !== undefined) return readOneOf(schema.anyOf, value, at)
  const isKnown = 'const' in schema ? value === schema.const : (schema.enum?.includes(value) ?? true)
  if (!isKnown || !isOfType(schema, value)) throw new TypeError(`${at} is not what was expected`)
  if (schema.type === 'array')
    return (value as unknown[]).map((item, i) => readPlain(schema.items ?? {}, item, `${at}.${i}`))
  return schema.type === 'object' ? readObject(schema, value as Record<string, unknown>, at) : value
}

function readOneOf(schemas: readonly PlainSchema[], value: unknown, at: string): unknown {
  for (const schema of schemas)
    try {
      return readPlain(schema, value, at)
    } catch {
      continue
    }
  throw new TypeError(`${at} is none of what was expected`)
}

const fits: Record<NonNullable<PlainSchema['type']>, (value: unknown, schema: PlainSchema) => boolean> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  string: (value, schema) => typeof value === 'string' && isText(schema, value),
  integer: (value, schema) => Number.isSafeInteger(value) && isWithin(Number(value), schema.minimum, schema.maximum),
  number: (value, schema) => Number.isFinite(value) && isWithin(Number(value), schema.minimum, schema.maximum),
  array: (value, schema) => Array.isArray(value) && isWithin(value.length, schema.minItems, schema.maxItems),
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
}

function isOfType(schema: PlainSchema, value: unknown): boolean {
  return schema.type === undefined || fits[schema.type](value, schema)
}

function isText({ format, pattern, minLength, maxLength }: PlainSchema, text: string): boolean {
  if (!isWithin(text.length, minLength, maxLength)) return false
  if (format !== undefined) return plainFormats[format].test(text)
  return pattern === undefined || new RegExp(pattern, 'u').test(text)
}

function isWithin(value: number, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): boolean {
  return value >= least && value <= most
}

function readObject(schema: PlainSchema, value: Record<string, unknown>, at: string): Record<string, unknown> {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema
  const absent = required.find((name) => value[name] === undefined)
  if (absent !== undefined) throw new TypeError(`${at}.${absent} is missing`)
  const read: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(properties)) {
    if (value[name] === undefined && !('default' in property)) continue
    read[name] = readPlain(property, value[name], `${at}.${name}`)
  }
  if (additionalProperties === undefined) return read
  for (const [name, one] of Object.entries(value)) {
    if (Object.hasOwn(properties, name)) continue
    if (additionalProperties === false) throw new TypeError(`${at}.${name} was not expected`)
    if (propertyNames !== undefined) readPlain(propertyNames, name, `${at}.${name}`)
    read[name] = additionalProperties === true ? one : readPlain(additionalProperties, one, `${at}.${name}`)
  }
  return read
}
