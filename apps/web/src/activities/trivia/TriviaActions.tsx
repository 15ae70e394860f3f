import ArrowLeft from 'virtual:icons/arrow-left'
import ArrowRight from 'virtual:icons/arrow-right'
import Check from 'virtual:icons/check'
import { useEffect, useRef } from 'react'

import { Button } from '../../ui/Button.tsx'

type Props = {
  isFirst: boolean
  isAnswered: boolean
  canSubmit: boolean
  canComplete: boolean
  hasNext: boolean
  onPrevious: () => void
  /** Submits, goes on or completes, whatever comes next. */
  onAct: () => void
}

/** Back, and the one way on; once the question is answered it takes the focus, so that Enter goes on. */
export function TriviaActions({ isFirst, isAnswered, canSubmit, canComplete, hasNext, onPrevious, onAct }: Props) {
  const way = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAnswered) way.current?.focus({ preventScroll: true })
  }, [isAnswered])
  return (
    <div className="mt-5 flex gap-3">
      {!isFirst && (
        <Button look="quiet" onClick={onPrevious}>
          <ArrowLeft aria-hidden className="size-5" />
          <span className="max-sm:sr-only">Previous</span>
        </Button>
      )}
      {!isAnswered && (
        <Button className="flex-1 sm:ml-auto sm:flex-none" disabled={!canSubmit} onClick={onAct}>
          Submit Answer
        </Button>
      )}
      {isAnswered && hasNext && (
        <Button
          ref={way}
          className="flex-1 sm:ml-auto sm:flex-none"
          onClick={onAct}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          {canComplete ? 'Complete Chapter' : 'Next Question'}
          {canComplete ? <Check aria-hidden className="size-5" /> : <ArrowRight aria-hidden className="size-5" />}
        </Button>
      )}
    </div>
  )
}
