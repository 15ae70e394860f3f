import type { ServerMessage } from '@seraph/schema/rooms/server'

import type { Encoded } from './encode.ts'

/**
 * Makes WebSocket text frames (RFC 6455, 5.2) of what is encoded. The last one is kept: a room's members are sent the same one after the
 * other, so that head and payload are put together once for all of them and each socket is given one piece of bytes instead of two.
 */
export function openFramer(): (payload: Encoded<ServerMessage>) => Buffer {
  let last: { payload: Buffer; frame: Buffer } | undefined
  return (payload) => {
    if (last?.payload !== payload) last = { payload, frame: frameOf(payload) }
    return last.frame
  }
}

function frameOf(payload: Buffer): Buffer {
  const { length } = payload
  const extra = length < 126 ? 0 : length < 65_536 ? 2 : 8
  const frame = Buffer.allocUnsafe(2 + extra + length)
  frame[0] = finalText
  frame[1] = extra === 0 ? length : extra === 2 ? 126 : 127
  if (extra === 2) frame.writeUInt16BE(length, 2)
  if (extra === 8) frame.writeBigUInt64BE(BigInt(length), 2)
  payload.copy(frame, 2 + extra)
  return frame
}

/** The one frame of a message that is text. */
const finalText = 0x81
