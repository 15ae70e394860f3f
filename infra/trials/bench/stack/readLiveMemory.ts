/**
 * The bytes that a Node process uses once its collector has run: its heap, and what buffers hold beside it. The process was started with
 * `--inspect=127.0.0.1:PORT`; throws where it doesn't listen there, or answers anything else.
 */
export async function readLiveMemory(port: number): Promise<number> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  if (target === undefined) throw new Error(`no process is inspected at ${port}`)
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  const ask = (id: number, method: string, params = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const hear = ({ data }: MessageEvent): void => {
        const told = JSON.parse(String(data)) as { id?: number; result?: unknown }
        if (told.id !== id) return
        socket.removeEventListener('message', hear)
        resolve(told.result)
      }
      socket.addEventListener('message', hear)
      socket.addEventListener('close', () => reject(new Error(`${method}: the process is gone`)))
      socket.send(JSON.stringify({ id, method, params }))
    })
  try {
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error(`nobody answers at ${target.webSocketDebuggerUrl}`)))
    })
    await ask(1, 'HeapProfiler.collectGarbage')
    const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())'
    const { result } = (await ask(2, 'Runtime.evaluate', { expression })) as { result: { value?: unknown } }
    if (typeof result.value !== 'number') throw new Error('a process does not tell its memory')
    return result.value
  } finally {
    socket.close()
  }
}
