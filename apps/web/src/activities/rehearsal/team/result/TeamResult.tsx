import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { codeOf } from '../../../../api/apiError.ts'
import { eventTextOf } from '../eventTextOf.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { ErrorState } from '../../../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../../../ui/waiting/ScreenSkeleton.tsx'
import { AppealList } from './AppealList.tsx'
import { VoidedQuestions } from '../host/VoidedQuestions.tsx'
import { PapersLink } from '../PapersLink.tsx'
import { PlaceList } from './PlaceList.tsx'
import { changeSettings, countStudy, loadCsv, loadResult, publish } from '../teamCalls.ts'
import { TeamDetails } from './TeamDetails.tsx'
import type { TeamParts } from '../teamParts.ts'

/** What the event came to: for its host at once, for everybody else when it is told (rule 235). What is seen is what is printed. */
export function TeamResult({ seat, room, season, take, onLeave }: TeamParts & { onLeave: () => void }) {
  const isHost = room.role === 'host'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['team-result', seat.roomId, room.version],
    queryFn: () => loadResult(seat),
    enabled: isHost || room.isPublished,
  })
  const isPlayer = room.own !== null && !room.own.isGuest
  useEffect(() => {
    // A study day that can't be noted now is noted when this is looked at again.
    if (isPlayer)
      void countStudy(seat)
        .then(() => client.invalidateQueries({ queryKey: ['progress'] }))
        .catch(() => undefined)
  }, [isPlayer, seat, client])
  const tell = useMutation({ mutationFn: (isPublished: boolean) => publish(seat, isPublished), onSuccess: take })
  // A box shows what was pressed until the reply is there.
  const [wanted, setWanted] = useState<Parameters<typeof changeSettings>[1]>({})
  const settings = useMutation({
    mutationFn: (given: Parameters<typeof changeSettings>[1]) => changeSettings(seat, given),
    onSuccess: take,
  })
  const set = (given: typeof wanted) => {
    setWanted(given)
    settings.mutate(given, { onSettled: () => setWanted({}) })
  }
  const save = useMutation({
    mutationFn: () => loadCsv(seat),
    onSuccess: (csv) => {
      const url = URL.createObjectURL(csv)
      const link = Object.assign(document.createElement('a'), { href: url, download: `event-${room.code ?? ''}.csv` })
      link.click()
      URL.revokeObjectURL(url)
    },
  })
  const failed = tell.error ?? settings.error ?? save.error
  const outside = wanted.outside ?? room.teams.filter((team) => team.isOutside).map(({ id }) => id)
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="screentitle">
        {room.name}
      </h1>
      {!isHost && !room.isPublished && (
        <Card className="mt-4">
          <p className="text-xl">The event is over. Well whispered!</p>
          <p className="text-muted mt-2">
            {room.role === 'visitor' ? 'The other coach' : 'Your coach'} will announce the result here. You can keep
            this page open.
          </p>
        </Card>
      )}
      {isHost && (
        <Card className="mt-4 print:hidden">
          <output className="block">
            {room.isPublished
              ? 'The result has been announced and stays as it is.'
              : 'Nobody but you sees the result yet. Look it over, then announce it.'}
          </output>
          {!room.isPublished && (
            <>
              {!room.isBetween && (
                <div className="mt-3">
                  <Checkbox
                    label="Everybody sees the points of all teams"
                    checked={wanted.showsPoints ?? room.showsPoints}
                    onChange={(event) => set({ showsPoints: event.target.checked })}
                  />
                </div>
              )}
              <fieldset className="mt-2">
                <legend className="font-semibold">Left out of the highest score</legend>
                {room.teams.map(({ id, name }) => (
                  <Checkbox
                    key={id}
                    label={name}
                    checked={outside.includes(id)}
                    onChange={(event) =>
                      set({
                        outside: event.target.checked ? [...outside, id] : outside.filter((one) => one !== id),
                      })
                    }
                  />
                ))}
              </fieldset>
              <VoidedQuestions seat={seat} room={room} take={take} />
            </>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              look={room.isPublished ? 'quiet' : 'primary'}
              isBusy={tell.isPending}
              onClick={() => tell.mutate(!room.isPublished)}
            >
              {room.isPublished ? 'Reopen It' : 'Announce the Result'}
            </Button>
            <Button look="quiet" onClick={() => print()}>
              Print
            </Button>
            <Button look="quiet" isBusy={save.isPending} onClick={() => save.mutate()}>
              Save as CSV
            </Button>
            <PapersLink setId={room.setId} />
          </div>
          {failed !== null && (
            <p role="alert" className="text-bad mt-3 font-semibold">
              {eventTextOf(failed)}
            </p>
          )}
        </Card>
      )}
      {data === undefined && error !== null && codeOf(error) !== 'event_result_untold' && (
        <ErrorState title="The result could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
          {eventTextOf(error)}
        </ErrorState>
      )}
      {data === undefined && error === null && (isHost || room.isPublished) && <ScreenSkeleton />}
      {data !== undefined && (
        <>
          <Card className="mt-5">
            <h2 className="sr-only">Placements</h2>
            <PlaceList teams={data.teams} possible={data.possible} ownTeam={room.own?.teamId} />
            <p className="text-muted mt-4 text-base">
              First place from 90% of the highest score, second from 80%.
              {data.teams.length < 2 && ' With one team alone there are no placements.'}
            </p>
          </Card>
          <TeamDetails result={data} season={season} />
        </>
      )}
      {room.role === 'member' && <AppealList title="What you asked the panel" appeals={room.appeals} />}
      <Button look="plain" className="mt-4 print:hidden" onClick={onLeave}>
        Leave This Screen
      </Button>
    </>
  )
}
