/** Puts a text into one masked frame, as a client must; the mask is zero, so that it costs the generator nothing. */
export function textFrame(text: string, opcode = 1): Buffer {
  const length = Buffer.byteLength(text)
  const extra = length < 126 ? 0 : length < 65_536 ? 2 : 8
  const frame = Buffer.alloc(6 + extra + length)
  frame[0] = 0x80 | opcode
  frame[1] = 0x80 | (extra === 0 ? length : extra === 2 ? 126 : 127)
  if (extra === 2) frame.writeUInt16BE(length, 2)
  if (extra === 8) frame.writeBigUInt64BE(BigInt(length), 2)
  frame.write(text, 6 + extra)
  return frame
}

/**
 * Cuts what comes from a server into frames, however it arrives, and tells each; `payload` is only valid during the call. Frames of several
 * parts are told part by part: nobody here sends any.
 */
export function frameReader(tell: (opcode: number, payload: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer | undefined
  return (chunk) => {
    const data = rest === undefined ? chunk : Buffer.concat([rest, chunk])
    let at = 0
    for (;;) {
      const frame = frameAt(data, at)
      if (frame === undefined) break
      tell((data[at] ?? 0) & 0x0f, data.subarray(frame.from, frame.to))
      at = frame.to
    }
    rest = at === data.length ? undefined : data.subarray(at)
  }
}

function frameAt(data: Buffer, at: number): { from: number; to: number } | undefined {
  if (data.length < at + 2) return undefined
  const short = (data[at + 1] ?? 0) & 0x7f
  const from = at + (short === 126 ? 4 : short === 127 ? 10 : 2)
  if (data.length < from) return undefined
  const length =
    short === 126 ? data.readUInt16BE(at + 2) : short === 127 ? Number(data.readBigUInt64BE(at + 2)) : short
  return data.length < from + length ? undefined : { from, to: from + length }
}
