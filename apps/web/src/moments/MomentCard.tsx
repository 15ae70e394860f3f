import type { Season } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'

import { call } from '../api/call.ts'
import { listText } from '../language/listText.ts'
import { momentText } from './momentText.ts'
import { Seal } from './Seal.tsx'

type Props = { season: Season; playerId: string }

/** Of what else was reached so many are named. */
const mostNamed = 3

/**
 * What a player has reached and wasn't told yet, in one card, the greatest
 * first (rule 212). Once it is in view the server keeps that it was told; where
 * that fails it is told again another time. Without the server nothing is said.
 */
export function MomentCard({ season, playerId }: Props) {
  // Asked afresh each time: what was told must not come back from memory.
  const { data } = useQuery({
    queryKey: ['moments', playerId, season.id],
    queryFn: () => call('listMoments', {}),
    gcTime: 0,
  })
  const moments = data?.moments ?? []
  const told = moments.map(({ id }) => id).join(' ')
  const watch = useCallback(
    (card: HTMLElement | null) => {
      if (card === null || told === '') return undefined
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void call('tellMoments', { body: { ids: told.split(' ') } }).catch(() => undefined)
      })
      observer.observe(card)
      return () => observer.disconnect()
    },
    [told],
  )
  const [greatest, ...others] = moments
  if (greatest === undefined) return null
  const { title, line } = momentText(greatest, season)
  const names = others.slice(0, mostNamed).map((one) => momentText(one, season).title)
  const more = others.length - names.length
  return (
    <section ref={watch} className="momentcard">
      <Seal kind={greatest.kind} />
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="text-base">{line}</p>
        {names.length > 0 && (
          <p className="text-muted text-base">Also: {listText(more > 0 ? [...names, `${more} more`] : names)}.</p>
        )}
      </div>
    </section>
  )
}
