import type { Season } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'

import { textOf } from '../../messages.ts'
import { UnreachableError } from '../../api/apiError.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { classes } from '../../ui/classes.ts'

/** Ask Seraph, closed until somebody wants it: the box is fetched then, and a quiz goes on where it can't be. */
export function AskSeraphPanel({ season }: { season: Season }) {
  const [isOpen, setIsOpen] = useState(false)
  const load = useMutation({
    mutationFn: () =>
      import('./AskSeraph.tsx').catch((cause: unknown) => {
        throw new UnreachableError('the box could not be fetched', { cause })
      }),
  })
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
      <div hidden={!isOpen} className="pt-2 pb-3">
        {Box !== undefined && <Box season={season} />}
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
