import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A turn of what the model was sent. */
type ModelRequest = { messages: { role: string; content: string }[] }

/** A Seraph whose model says what a test wants, at `url`; the one at `urlWithoutModel`, on the same data, knows no model. */
export type ModelStack = {
  url: string
  urlWithoutModel: string
  /** What the model says from now on; without a text it waits for `say`. Its list of requests is empty again. */
  play: (text?: string) => Promise<void>
  say: (text: string) => Promise<void>
  requests: () => Promise<ModelRequest[]>
  closeModel: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts it by the command in SERAPH_E2E_MODEL_STACK, which takes an order a line and answers each with a line of JSON. */
export async function startModelStack(): Promise<ModelStack> {
  const command = process.env['SERAPH_E2E_MODEL_STACK']
  if (command === undefined) throw new Error('SERAPH_E2E_MODEL_STACK says how, and is not set')
  const child = spawn('sh', ['-c', `exec ${command}`], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const read = async (): Promise<unknown> => {
    const { done, value } = await lines.next()
    if (done === true) throw new Error('the stack with a model ended')
    return JSON.parse(value)
  }
  const tell = async (order: object): Promise<unknown> => {
    child.stdin.write(`${JSON.stringify(order)}\n`)
    return read()
  }
  const where = (await read()) as Pick<ModelStack, 'url' | 'urlWithoutModel'>
  return {
    ...where,
    play: async (text) => void (await tell({ do: 'play', text })),
    say: async (text) => void (await tell({ do: 'say', text })),
    requests: async () => (await tell({ do: 'requests' })) as ModelRequest[],
    closeModel: async () => void (await tell({ do: 'close' })),
    async stop() {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}
