import type { Endpoint } from '@seraph/schema/http/endpoint'
import type { LightMyRequestResponse } from 'fastify'

import type { Browser } from './browser.ts'

export type Sent = { url: string; payload?: unknown; headers?: Record<string, string> }

/** Calls an endpoint with what a contract may not know. */
export async function sendCall(page: Browser, contract: Endpoint, sent: Sent): Promise<LightMyRequestResponse> {
  if (contract.method === 'GET') return page.get(sent.url, sent.headers && { headers: sent.headers })
  return contract.method === 'PATCH'
    ? page.patch(sent.url, sent.payload, sent.headers)
    : page.post(sent.url, sent.payload, sent.headers)
}
