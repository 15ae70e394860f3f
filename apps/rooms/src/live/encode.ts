declare const of: unique symbol

/**
 * A value's JSON in bytes. What it is JSON of stays known to the
 * compiler, so that a socket is given nothing but messages of the schema.
 */
export type Encoded<Value> = Buffer & { readonly [of]: Value }

export function encode<const Value extends object>(value: Value): Encoded<Value> {
  return Buffer.from(JSON.stringify(value)) as Encoded<Value>
}

/**
 * The same for what is kept: in memory of its own. `Buffer.from` cuts small ones off a block of 64 kB, which stays as long as
 * one of them does, whoever has the others.
 */
export function encodeKept<const Value extends object>(value: Value): Encoded<Value> {
  const text = JSON.stringify(value)
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes as unknown as Encoded<Value>
}

/** The value again. */
export function decode<Value>(encoded: Encoded<Value>): Value {
  return JSON.parse(encoded.toString()) as Value
}

const comma = Buffer.from(',')

/** Two objects as one that has the fields of both, of which neither is encoded again. Each has a field, and none is in both. */
export function join<One extends object, Other extends object>(
  one: Encoded<One>,
  other: Encoded<Other>,
): Encoded<One & Other> {
  return Buffer.concat([one.subarray(0, -1), comma, other.subarray(1)]) as Encoded<One & Other>
}
