import type { Season } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'
import ChevronDown from 'virtual:icons/chevron-down'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { textOf } from '../../../messages.ts'
import { UnreachableError } from '../../../api/apiError.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/waiting/Skeleton.tsx'
import { classes } from '../../../ui/classes.ts'
import type { AskedForChild } from './askedForChild.ts'

type Props = {
  season: Season
  asked?: AskedForChild | undefined
  /** The verses that a reply shows, while a quiz is under way. */
  onSeen?: (references: string[]) => void
}

/**
 * Ask Seraph, closed until somebody wants it or asks about a question's
 * verse: the box is fetched then, and a quiz goes on where it can't be.
 */
export function AskSeraphPanel({ season, asked, onSeen }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const load = useMutation({
    mutationFn: () =>
      import('./AskSeraph.tsx').catch((cause: unknown) => {
        throw new UnreachableError('the box could not be fetched', { cause })
      }),
  })
  const [taken, setTaken] = useState(asked)
  if (asked !== taken) {
    setTaken(asked)
    setIsOpen(true)
  }
  const open = useEffectEvent(() => {
    if (load.data === undefined && !load.isPending) load.mutate()
    panel.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  })
  useEffect(() => {
    if (asked !== undefined) open()
  }, [asked])
  const toggle = () => {
    if (!isOpen && load.data === undefined) load.mutate()
    setIsOpen(!isOpen)
  }
  const Box = load.data?.AskSeraph
  return (
    <Card className="mt-6 py-3! sm:py-4!">
      <h2>
        <Button
          look="plain"
          className="-mx-3 w-[calc(100%+1.5rem)] justify-between! text-left! text-lg"
          aria-expanded={isOpen}
          onClick={toggle}
        >
          Ask Seraph about a verse or a word
          <ChevronDown aria-hidden className={classes('size-5', isOpen && 'rotate-180')} />
        </Button>
      </h2>
      <div ref={panel} hidden={!isOpen} className="scroll-mt-24 pt-2 pb-3">
        {Box !== undefined && <Box season={season} asked={asked} onSeen={onSeen} />}
        {load.isPending && <Skeleton className="h-24" />}
        {load.error !== null && (
          <ErrorState title="The box could not be opened" onRetry={() => load.mutate()}>
            {textOf(load.error)}
          </ErrorState>
        )}
      </div>
    </Card>
  )
}
