import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the model was sent. */
export type ModelRequest = {
  model: string
  temperature: number
  max_tokens: number
  messages: { role: string; content: string }[]
  response_format?: { type: string; json_schema?: { strict: boolean; schema: object } }
}

/** What it does with one request: answers with a text, at once or later, or whatever it likes. */
export type Script = (request: ModelRequest, reply: ServerResponse) => string | undefined | Promise<string>

export type ScriptedModel = {
  baseUrl: string
  requests: ModelRequest[]
  /** What it does from now on, with an empty list of requests. */
  play: (script: Script) => void
  close: () => void
}

/** An endpoint that speaks as OpenAI's does and answers by a script. */
export async function openScriptedModel(): Promise<ScriptedModel> {
  const requests: ModelRequest[] = []
  let script: Script = () => ''
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const sent = JSON.parse(Buffer.concat(chunks).toString()) as ModelRequest
      requests.push(sent)
      const content = script(sent, reply)
      if (content === undefined) return
      void Promise.resolve(content).then((text) => {
        reply.setHeader('content-type', 'application/json')
        reply.end(JSON.stringify(completion(text)))
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    play: (next) => {
      requests.length = 0
      script = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A reply with one text, as the endpoint sends it. */
export const completion = (content: string) => ({
  id: 'one',
  object: 'chat.completion',
  created: 0,
  model: 'scripted',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  usage: { prompt_tokens: 700, completion_tokens: 50, total_tokens: 750 },
})
