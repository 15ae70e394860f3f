declare const of: unique symbol

/**
 * A value's JSON in bytes. What it is JSON of stays known to the
 * compiler, so that a socket is given nothing but messages of the schema.
 */
export type Encoded<Value> = Buffer & { readonly [of]: Value }

export function encode<const Value extends object>(value: Value): Encoded<Value> {
  return toBytes(write(value))
}

/**
 * The same as text, for what is kept: a small buffer has two objects and memory of its own besides its bytes, or else keeps the block of
 * 64 kB that Node cut it off.
 */
export type Written<Value> = string & { readonly [of]: Value }

export function write<const Value extends object>(value: Value): Written<Value> {
  return JSON.stringify(value) as Written<Value>
}

export function toBytes<Value>(written: Written<Value>): Encoded<Value> {
  return Buffer.from(written) as unknown as Encoded<Value>
}

/** The value again. */
export function decode<Value>(encoded: Encoded<Value> | Written<Value>): Value {
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
