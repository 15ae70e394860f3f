import type { Rehearsal } from '@seraph/schema/http/events/events'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { showCare } from '../../ui/dialogs/careStore.ts'
import { loadCalls } from './loadCalls.ts'
import { findUnsent, forgetUnsent, noteUnsent } from './unsentLine.ts'

/** How often what is being written is kept on the server. */
const draftEveryMs = 2_000

/**
 * One rehearsal: where it stands, and what can be done. `endsAt`: when the open
 * sheet closes, by `performance.now()`: the time that the server gave, less what
 * its reply may have taken to come, so that a sheet that is handed in by then is in time there too.
 */
export function useRehearsal(start: Rehearsal) {
  const [stand, setStand] = useState(() => ({ rehearsal: start, endsAt: endOf(start, 0) }))
  const { rehearsal, endsAt } = stand
  // What was written shortly before the page was loaded again comes back, and is sent.
  const [answer, setAnswer] = useState(() => (start.leftMs === null ? undefined : unsentOf(start)) ?? start.draft)
  const kept = useRef(start.draft)
  const take = (next: Rehearsal, tookMs: number) => setStand({ rehearsal: next, endsAt: endOf(next, tookMs) })
  const at = rehearsal.sheets.length
  const open = useMutation({
    mutationFn: async () => {
      const calls = await loadCalls()
      const from = performance.now()
      const next = await calls.open(rehearsal.id, at)
      return { next, tookMs: performance.now() - from }
    },
    onSuccess: ({ next, tookMs }) => {
      setAnswer(next.draft)
      kept.current = next.draft
      take(next, tookMs)
    },
  })
  const handIn = useMutation({
    mutationFn: async (written: string) => (await loadCalls()).handIn(rehearsal.id, at, written),
    onSuccess: ({ care, ...next }) => {
      showCare(care)
      take(next, 0)
      forgetUnsent()
      setAnswer('')
      kept.current = ''
    },
  })
  const keep = useEffectEvent(async () => {
    if (answer === kept.current || handIn.isPending) return
    const written = answer
    const { isKept } = await (await loadCalls()).keepDraft(rehearsal.id, at, written)
    if (isKept) kept.current = written
  })
  const isOpen = rehearsal.leftMs !== null
  useEffect(() => {
    if (!isOpen) return undefined
    // A draft that can't be sent now is sent with the next one.
    const timer = setInterval(() => void keep().catch(() => undefined), draftEveryMs)
    return () => clearInterval(timer)
  }, [isOpen])
  const write = (next: string) => {
    noteUnsent({ rehearsalId: rehearsal.id, question: at }, next)
    setAnswer(next)
  }
  return { rehearsal, at, endsAt, isOpen, answer, write, open, handIn }
}

function unsentOf({ id, sheets }: Rehearsal): string | undefined {
  return findUnsent({ rehearsalId: id, question: sheets.length })
}

function endOf({ leftMs }: Rehearsal, tookMs: number): number | undefined {
  return leftMs === null ? undefined : performance.now() + leftMs - tookMs
}
