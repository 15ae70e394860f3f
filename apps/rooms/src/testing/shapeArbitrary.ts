import type { JsonShape } from '@seraph/schema/rooms/testing/protocolShapes'
import * as fc from 'fast-check'

/** What a shape can't say of itself: settings that the two paces allow (rule 206). */
const ownSettings = {
  maxParticipants: 50,
  questionsEach: null,
  minutes: 30,
  pace: 'own',
  secondsEach: null,
  asked: ['q3', 'q12'],
  chaptersOf: 'assignment',
}
const settings = fc.constantFrom<unknown>({}, ownSettings, {
  ...ownSettings,
  minutes: null,
  pace: 'together',
  chaptersOf: 'room',
})

/** Whatever a shape allows, with fields that it may leave out there and left out. Texts are never blank: no shape can say that. */
export function shapeArbitrary(shape: JsonShape, defs = shape.$defs ?? {}): fc.Arbitrary<unknown> {
  const of = (part: JsonShape): fc.Arbitrary<unknown> => shapeArbitrary(part, defs)
  if (shape.$ref !== undefined) {
    const name = shape.$ref.split('/').at(-1) ?? ''
    return name === 'RoomSettings' ? settings : of(defs[name] ?? {})
  }
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum)
  const choices = shape.anyOf ?? shape.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map(of))
  const { type } = shape
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => of({ ...shape, type: one })))
  switch (type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(shape.properties ?? {}).map(([name, part]) => [name, of(part)])),
        { requiredKeys: shape.required ?? [] },
      )
    case 'array':
      return fc.array(of(shape.items ?? {}), { minLength: shape.minItems ?? 0, maxLength: (shape.minItems ?? 0) + 2 })
    case 'string':
      return textOf(shape)
    case 'integer':
      return fc.integer({ min: Math.max(shape.minimum ?? 0, -1e9), max: Math.min(shape.maximum ?? 1e9, 1e9) })
    case 'number':
      return fc.integer({ min: 0, max: 100 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case undefined:
    default:
      throw new Error(`no values for ${JSON.stringify(shape)}`)
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = 1_000 }: JsonShape): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid({ version: 4 })
  if (format === 'date-time') return fc.integer({ min: 0, max: 4e12 }).map((ms) => new Date(ms).toISOString())
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return fc
    .string({ minLength, maxLength: Math.min(maxLength, minLength + 20) })
    .map((text) => `x${text}`.slice(0, Math.max(minLength, text.length)) || 'x')
}
