import type { JsonShape } from '@seraph/schema/rooms/testing/protocolShapes'

/**
 * A shape in words that need no tool to be read: `text of 4 to 10 letters`,
 * `list of Turn or null`. Fields of an object come as lines of their own.
 */
export function describeShape(shape: JsonShape): string {
  if (shape.$ref !== undefined) return shape.$ref.split('/').at(-1) ?? ''
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum !== undefined) return shape.enum.map((one) => JSON.stringify(one)).join(' | ')
  const choices = shape.anyOf ?? shape.oneOf
  if (choices !== undefined) return choices.map(describeShape).join(' | ')
  if (Array.isArray(shape.type)) return shape.type.map((type) => describeShape({ ...shape, type })).join(' | ')
  switch (shape.type) {
    case 'object':
      return `{ ${fieldsOf(shape).join(', ')} }`
    case 'array':
      return `list of ${describeShape(shape.items ?? {})}${range(shape.minItems, shape.maxItems)}`
    case 'string':
      return formatOf(shape)
    case 'integer':
      return `whole number${range(known(shape.minimum), known(shape.maximum))}`
    case 'number':
    case 'boolean':
    case 'null':
    case undefined:
    default:
      return { number: 'number', boolean: 'true | false', null: 'null' }[String(shape.type)] ?? 'anything'
  }
}

/** The fields of an object, `name: what`; one that may be left out is `name?: what`, with what it is then. */
export function fieldsOf({ properties = {}, required = [] }: JsonShape): string[] {
  return Object.entries(properties).map(([name, field]) => {
    const without = field.default === undefined ? '' : ` (without: ${JSON.stringify(field.default)})`
    return `${name}${required.includes(name) ? '' : '?'}: ${describeShape(field)}${without}`
  })
}

function formatOf({ format, pattern, minLength, maxLength }: JsonShape): string {
  if (format === 'uuid') return 'UUID'
  if (format === 'date-time') return 'time (ISO 8601, UTC)'
  if (pattern !== undefined) return `text like /${pattern}/`
  return `text${range(minLength, maxLength)}`
}

/** The bounds that somebody has set: those of a whole number itself are none. */
const known = (bound: number | undefined) =>
  bound === undefined || Math.abs(bound) === Number.MAX_SAFE_INTEGER ? undefined : bound

function range(least: number | undefined, most: number | undefined): string {
  if (least === undefined && most === undefined) return ''
  if (most === undefined) return ` (at least ${least})`
  return least === undefined ? ` (at most ${most})` : ` (${least} to ${most})`
}
