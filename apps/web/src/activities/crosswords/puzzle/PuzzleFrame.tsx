import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { codeOf } from '../../../api/apiError.ts'
import { call } from '../../../api/call.ts'
import { textOf } from '../../../messages.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/waiting/Skeleton.tsx'
import { readPageMessage, type FrameMessage } from './frameMessages.ts'
import { makePuzzle } from './puzzle.ts'
import { PuzzlePlayer } from './PuzzlePlayer.tsx'

const tellPage = (message: FrameMessage) => parent.postMessage(message, location.origin)

/** The letters that the page around this frame has kept; undefined until it has said so. Alone in a window there are none. */
function useKeptLetters(): readonly string[] | null | undefined {
  const [letters, setLetters] = useState<readonly string[] | null | undefined>(parent === window ? null : undefined)
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.source !== parent || event.origin !== location.origin) return
      const message = readPageMessage(event.data)
      if (message !== undefined) setLetters((before) => (before === undefined ? message.letters : before))
    }
    addEventListener('message', onMessage)
    tellPage({ type: 'crossword-ready' })
    return () => removeEventListener('message', onMessage)
  }, [])
  return letters
}

/** A chapter's crossword as a page of its own, to be shown in a frame (rule 32). */
export function PuzzleFrame({ chapter }: { chapter: number }) {
  const letters = useKeptLetters()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['crossword', chapter],
    queryFn: async () => makePuzzle(await call('getCrossword', { params: { chapter } })),
  })
  if (data !== undefined && letters !== undefined) {
    return (
      <PuzzlePlayer
        puzzle={data}
        letters={letters?.length === data.squares.length ? letters : null}
        onChange={(now) => tellPage({ type: 'crossword-changed', letters: [...now] })}
        onSolved={() => tellPage({ type: 'crossword-solved' })}
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
