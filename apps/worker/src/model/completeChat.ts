import { z } from 'zod'

import { limitedFetch } from './limitedFetch.ts'
import { ModelRefusal } from './ModelRefusal.ts'

/** What a model's endpoint is asked, in the words of OpenAI's. */
export type ChatRequest = {
  model: string
  messages: { role: 'system' | 'user' | 'assistant'; content: string }[]
  temperature: number
  max_tokens: number
  response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: object } }
}

/** What is read of its reply; the rest is each endpoint's own. */
const ChatReply = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
  usage: z.object({ prompt_tokens: z.number().default(0), completion_tokens: z.number().default(0) }).nullish(),
})

/** The text that a model answered with, and how many tokens that took. */
export type ChatAnswer = { text: string; sentTokens: number; receivedTokens: number }

/**
 * Asks an endpoint that speaks as OpenAI's does, once. Throws a `ModelRefusal` for any status but 200 to 299, and an error where the
 * reply can't be read, is too long, or `signal` ends it.
 */
export async function completeChat(
  at: { apiKey: string; baseUrl: string },
  request: ChatRequest,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  const reply = await limitedFetch(`${at.baseUrl.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${at.apiKey}`, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(request),
    signal,
  })
  if (!reply.ok) throw new ModelRefusal(reply.status, reply.headers, await reply.text())
  const { choices, usage } = ChatReply.parse(await reply.json())
  return {
    text: choices[0]?.message.content ?? '',
    sentTokens: usage?.prompt_tokens ?? 0,
    receivedTokens: usage?.completion_tokens ?? 0,
  }
}
