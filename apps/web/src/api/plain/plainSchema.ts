/**
 * A schema as data: the part of JSON Schema that replies are described with. Without
 * `additionalProperties` an object's other properties are dropped, as zod's objects do.
 */
export type PlainSchema = {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'object' | 'array'
  readonly format?: PlainFormat
  readonly pattern?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly PlainSchema[]
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, PlainSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: PlainSchema | boolean
  readonly propertyNames?: PlainSchema
  readonly items?: PlainSchema
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** The formats that replies have, and what each looks like. */
export const plainFormats = {
  uri: /^https?:\/\/\S+$/i,
  uuid: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/,
} as const
export type PlainFormat = keyof typeof plainFormats
