import { useRef } from 'react'

import { newId } from './newId.ts'

/**
 * Gives the idempotency key of what is being sent: the same key as long as the content is the same, so that Try Again never
 * doubles, and a new one as soon as it differs (rule 20).
 */
export function useAttemptKey(): (content: unknown) => string {
  const last = useRef<{ content: string; key: string }>(undefined)
  return (content) => {
    const written = JSON.stringify(content)
    if (last.current?.content !== written) last.current = { content: written, key: newId() }
    return last.current.key
  }
}
