import type { AppealGroup } from '@seraph/schema/http/appeals/appeals'
import { useQuery } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect, useState } from 'react'

import { textOf } from '../messages.ts'
import { queueTexts } from '../messages/appeals.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Skeleton } from '../ui/waiting/Skeleton.tsx'
import { appealsQuery } from './appealsQuery.ts'
import { DecidedList } from './DecidedList.tsx'
import { DoubtedQuestions } from './DoubtedQuestions.tsx'
import { EventWordingList } from './EventWordingList.tsx'
import { GroupCard } from './GroupCard.tsx'
import { GroupList } from './GroupList.tsx'
import { ProposalList } from './ProposalList.tsx'
import { useDecide } from './useDecide.ts'

const keyOf = ({ questionId, partId, wording }: AppealGroup) => `${questionId} ${partId} ${wording}`

/** Is somebody typing, or is a dialog open? Then letters are letters. */
function isTyping(event: KeyboardEvent): boolean {
  const { target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role="dialog"]') !== null) return true
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null
}

/** Appeals that wait, the most asked first, one of them open; decided by buttons or by keys (rule 187). */
export function AppealQueue() {
  const { data, error, isFetching, refetch } = useQuery(appealsQuery)
  const [chosen, setChosen] = useState<string>()
  const [isRefusing, setIsRefusing] = useState(false)
  const [chosenClub, setChosenClub] = useState<string>()
  const groups = data?.groups ?? []
  const at = Math.max(
    0,
    groups.findIndex((group) => keyOf(group) === chosen),
  )
  const group = groups[at]
  const choose = (index: number) => {
    const next = groups[Math.min(groups.length - 1, Math.max(0, index))]
    setIsRefusing(false)
    if (next !== undefined) setChosen(keyOf(next))
  }
  const decide = useDecide(() => setIsRefusing(false))
  const scope = data?.isAdmin === true ? 'everywhere' : 'club'
  const clubId = chosenClub ?? data?.clubs[0]?.id
  const actions = {
    accept: ({ questionId, partId, wording }: AppealGroup) =>
      decide.mutate({ questionId, partId, wording, decision: 'accept', scope, ...(clubId && { clubId }) }),
    answer: ({ questionId, partId, wording }: AppealGroup) =>
      decide.mutate({ questionId, partId, wording, decision: 'answer' }),
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event) || group === undefined || decide.isPending) return
    if (event.key === 'j') choose(at + 1)
    else if (event.key === 'k') choose(at - 1)
    else if (event.key === 'a' && (scope === 'everywhere' || clubId !== undefined)) actions.accept(group)
    else if (event.key === 'o') actions.answer(group)
    else if (event.key === 'n') setIsRefusing(true)
    else return
    event.preventDefault()
  })
  // Before it is painted: who sees the list can press a key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  if (data === undefined)
    return error === null || isFetching ? (
      <Skeleton className="h-48" />
    ) : (
      <ErrorState title="The answers could not be loaded" onRetry={() => void refetch()}>
        {textOf(error)}
      </ErrorState>
    )
  return (
    <>
      <h2 className="text-2xl">{queueTexts.title}</h2>
      {group === undefined ? (
        <div className="mt-4">
          <EmptyState title="Nothing to decide">{queueTexts.empty}</EmptyState>
        </div>
      ) : (
        <>
          <p className="text-muted mt-1 hidden text-base sm:block">{queueTexts.keys}</p>
          <div className="mt-4 grid items-start gap-4 lg:grid-cols-[20rem_1fr]">
            <GroupList groups={groups} at={at} onChoose={choose} />
            <GroupCard
              key={keyOf(group)}
              group={group}
              scope={scope}
              clubs={data.clubs}
              clubId={clubId}
              onClub={setChosenClub}
              decide={decide}
              isRefusing={isRefusing}
              onRefuse={setIsRefusing}
              onAccept={() => actions.accept(group)}
              onAnswer={() => actions.answer(group)}
            />
          </div>
        </>
      )}
      <EventWordingList wordings={data.eventWordings} scope={scope} clubId={clubId} decide={decide} />
      <ProposalList proposals={data.proposals} decide={decide} />
      <DecidedList decided={data.decided} />
      {!data.isAdmin && <DoubtedQuestions />}
    </>
  )
}
