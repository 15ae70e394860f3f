/** As much of a TCP socket as is needed to hold back what is written to it. */
export type Corkable = { cork: () => void; uncork: () => void; readonly writableLength: number }

/** What is held back of one socket at most, in bytes: more must not look like a reader that doesn't read. */
const heldBytes = 64 * 1024

/**
 * Gathers what one turn of the event loop writes to a socket into one write: `hold` is called before each. An idle hub's turns hold one
 * event each, so nothing waits; the busier it is, the more events a turn holds, and the fewer system calls each of them costs.
 */
export function openTurnGatherer(atEndOfTurn: (release: () => void) => void = setImmediate): {
  hold: (socket: Corkable) => void
} {
  let held = new Set<Corkable>()
  const release = (): void => {
    const sockets = held
    held = new Set()
    for (const socket of sockets) socket.uncork()
  }
  return {
    hold(socket) {
      if (held.has(socket)) {
        if (socket.writableLength < heldBytes) return
        socket.uncork()
        socket.cork()
        return
      }
      if (held.size === 0) atEndOfTurn(release)
      held.add(socket)
      socket.cork()
    },
  }
}
