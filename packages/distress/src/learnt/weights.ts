import { DistressKind } from '@seraph/schema/distress'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

import { places } from './hash.ts'

/** Kinds are told apart by fewer places: what kind it is is only counted. */
export const kindPlaces = 1 << 13

/**
 * What was learnt, as `npm run distress:train` wrote it.
 * - `found`: what each place adds to the log-odds of distress, in steps of `step`, of two in three nothing; `bias`: what they begin with.
 * - `kinds`: for each kind, in the order of `DistressKind`, what each place adds to it.
 */
export type Weights = {
  readonly bias: number
  readonly step: number
  readonly found: Int8Array
  readonly kinds: Int8Array
  /** A hash (SHA-256, hex) of what they were learnt from. */
  readonly data: string
}

export const weightsFile = new URL('weights.bin', import.meta.url)
const hashSize = 32
const headSize = 16 + hashSize
const otherSize = 'the weights are of another size: train them anew'

/**
 * Weights as bytes: bias and step as numbers of eight bytes, little end first,
 * the hash, and the rest, a byte each, compressed (Brotli; `quality` 1–11).
 */
export function packWeights({ bias, step, found, kinds, data }: Weights, quality = 11): Uint8Array {
  const head = new DataView(new ArrayBuffer(16))
  head.setFloat64(0, bias, true)
  head.setFloat64(8, step, true)
  return Buffer.concat([
    Buffer.from(head.buffer),
    Buffer.from(data, 'hex'),
    brotliCompressSync(Buffer.concat([Buffer.from(found), Buffer.from(kinds)]), {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    }),
  ])
}

/** Undoes `packWeights`; throws where the bytes are of another size, or no weights at all. */
export function unpackWeights(bytes: Uint8Array): Weights {
  if (bytes.length < headSize) throw new Error(otherSize)
  const head = new DataView(bytes.buffer, bytes.byteOffset, headSize)
  const rest = new Int8Array(brotliDecompressSync(bytes.subarray(headSize)))
  if (rest.length !== places + kindPlaces * DistressKind.options.length) throw new Error(otherSize)
  return {
    bias: head.getFloat64(0, true),
    step: head.getFloat64(8, true),
    data: Buffer.from(bytes.subarray(16, headSize)).toString('hex'),
    found: rest.subarray(0, places),
    kinds: rest.subarray(places),
  }
}

let kept: Weights | undefined

/** The weights that the package has, read at the first call (some 430 kB, which take 1 MB once read, some 10 ms). */
export function readWeights(): Weights {
  kept ??= unpackWeights(readFileSync(weightsFile))
  return kept
}
