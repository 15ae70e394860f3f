import { z } from 'zod'

import { limitedFetch } from './limitedFetch.ts'

export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string }

/** What is asked of an endpoint that speaks as OpenAI's does (`POST /chat/completions`). */
export type ChatRequest = {
  model: string
  messages: readonly ChatMessage[]
  temperature: number
  max_tokens: number
  response_format?:
    | { type: 'json_object' }
    | { type: 'json_schema'; json_schema: { name: string; strict: boolean; schema: Record<string, unknown> } }
}

const replySchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).partial().nullish(),
})

/** An endpoint that answered with another status than 2xx. */
export class ChatRefusal extends Error {
  readonly status: number
  readonly headers: Headers

  constructor(status: number, headers: Headers, words: string) {
    super(`the model's endpoint answered ${status}: ${words.slice(0, 500)}`)
    this.status = status
    this.headers = headers
  }
}

/**
 * One call of a model: its words, '' where it has none, and the tokens that were sent and received. Throws `ChatRefusal`, and what
 * `fetch` and a reply of another shape throw.
 */
export async function completeChat(
  endpoint: { apiKey: string; baseUrl: string },
  request: ChatRequest,
  signal: AbortSignal,
): Promise<{ words: string; sentTokens: number; receivedTokens: number }> {
  const reply = await limitedFetch(`${endpoint.baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${endpoint.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  })
  if (!reply.ok) throw new ChatRefusal(reply.status, reply.headers, await reply.text())
  const { choices, usage } = replySchema.parse(await reply.json())
  return {
    words: choices[0]?.message.content ?? '',
    sentTokens: usage?.prompt_tokens ?? 0,
    receivedTokens: usage?.completion_tokens ?? 0,
  }
}
