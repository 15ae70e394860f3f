import { anything, constantFrom, oneof, option, tuple } from 'fast-check'
import type { Arbitrary } from 'fast-check'

/** Any value that a browser can keep. */
export const anyValue = anything({
  withDate: true,
  withBigInt: true,
  withMap: true,
  withSet: true,
  withSparseArray: true,
})

/** What this version writes, with anything in the place of one part at any depth, or with that part gone. */
export function damaged(whole: unknown, part: Arbitrary<unknown> = anyValue): Arbitrary<unknown> {
  const places: (readonly string[])[] = []
  const walk = (value: unknown, path: readonly string[]): void => {
    places.push(path)
    if (typeof value === 'object' && value !== null)
      for (const key of Object.keys(value)) walk(Reflect.get(value, key), [...path, key])
  }
  walk(whole, [])
  return tuple(constantFrom(...places), option(part, { nil: undefined })).map(([path, put]) => {
    const holder = { whole: structuredClone(whole) }
    let place: object = holder
    let last = 'whole'
    for (const key of path) {
      place = Reflect.get(place, last)
      last = key
    }
    if (put === undefined) Reflect.deleteProperty(place, last)
    else Reflect.set(place, last, put)
    return holder.whole
  })
}

/** Anything, or what this version writes, damaged. */
export const orDamaged = (whole: unknown): Arbitrary<unknown> => oneof(anyValue, damaged(whole))
