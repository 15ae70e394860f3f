import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { codeOf } from '../../../api/apiError.ts'
import { call } from '../../../api/call.ts'
import { textOf } from '../../../messages.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/waiting/Skeleton.tsx'
import { readPageMessage, type FrameMessage, type PageMessage } from './frameMessages.ts'
import { makePuzzle } from './puzzle.ts'
import { PuzzlePlayer } from './PuzzlePlayer.tsx'

const tellPage = (message: FrameMessage) => parent.postMessage(message, location.origin)

type Kept = Pick<PageMessage, 'letters' | 'shown'>

const none: Kept = { letters: null, shown: [] }

/** What the page around this frame has kept of the grid; undefined until it has said so. Alone in a window there is nothing. */
function useKept(): Kept | undefined {
  const [kept, setKept] = useState(parent === window ? none : undefined)
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.source !== parent || event.origin !== location.origin) return
      const message = readPageMessage(event.data)
      if (message !== undefined) setKept((before) => before ?? message)
    }
    addEventListener('message', onMessage)
    tellPage({ type: 'crossword-ready' })
    return () => removeEventListener('message', onMessage)
  }, [])
  return kept
}

/** A chapter's crossword as a page of its own, to be shown in a frame (rule 32). */
export function PuzzleFrame({ chapter }: { chapter: number }) {
  const kept = useKept()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['crossword', chapter],
    queryFn: async () => makePuzzle(await call('getCrossword', { params: { chapter } })),
  })
  if (data !== undefined && kept !== undefined) {
    return (
      <PuzzlePlayer
        puzzle={data}
        kept={kept.letters?.length === data.squares.length ? kept : none}
        onChange={({ letters, shown }, standing) =>
          tellPage({ type: 'crossword-changed', letters: [...letters], shown: [...shown], standing })
        }
        onSolved={(standing) => tellPage({ type: 'crossword-solved', standing })}
      />
    )
  }
  if (codeOf(error) === 'crossword_not_found') {
    return (
      <div className="p-4">
        <EmptyState title="No crossword yet">There is no crossword for this chapter yet.</EmptyState>
      </div>
    )
  }
  if (error !== null) {
    return (
      <div className="p-4">
        <ErrorState title="The crossword could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
          {textOf(error)}
        </ErrorState>
      </div>
    )
  }
  return (
    <div className="p-4">
      <output className="sr-only">Loading the crossword…</output>
      <Skeleton className="h-14" />
      <Skeleton className="mt-3 h-[60vh]" />
    </div>
  )
}
