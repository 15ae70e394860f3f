import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'

import { modelDelay } from '../load/modelDelay.ts'

/**
 * A model that speaks as OpenAI's does: it says of every part that the answer doesn't give it, after the delay that `POST /delay/MS` set,
 * and holds every call for ever after `POST /delay/hold`.
 */
let delayMs: number | 'hold' = 0

const server = createServer((request, reply) => {
  const { url = '' } = request
  if (url.startsWith('/delay/')) {
    const word = url.slice('/delay/'.length)
    delayMs = word === 'hold' ? 'hold' : Number(word)
    reply.end('ok')
  } else if (url === '/healthz') reply.end('ok')
  else {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => answer(Buffer.concat(chunks).toString(), reply))
  }
})

function answer(text: string, reply: ServerResponse): void {
  const { messages } = JSON.parse(text) as { messages: { content: string }[] }
  const { parts, answer: words } = JSON.parse(messages[1]?.content ?? '{}') as { parts: unknown[]; answer: string }
  if (delayMs === 'hold') return
  const send = (): void => {
    reply.setHeader('content-type', 'application/json')
    reply.end(completion(parts.length))
  }
  if (delayMs === 0) send()
  else setTimeout(send, modelDelay(words, delayMs))
}

process.on('SIGTERM', () => process.exit(0))
server.listen(Number(process.env['PORT']), '127.0.0.1')

function completion(parts: number): string {
  const absent = Array.from({ length: parts }, (_, index) => ({ index, verdict: 'absent', quote: '' }))
  const content = JSON.stringify({ parts: absent, extraWrong: [], contradicts: false })
  return JSON.stringify({
    id: 'one',
    object: 'chat.completion',
    created: 0,
    model: 'scripted',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 700, completion_tokens: 50, total_tokens: 750 },
  })
}
