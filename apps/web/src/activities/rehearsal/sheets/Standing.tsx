import type { Rehearsal } from '@seraph/schema/http/events/events'

const words = { 1: 'first place', 2: 'second place', 3: 'third place' } as const
const shares = { 1: 'at least 90%', 2: 'at least 80%', 3: 'less than 80%' } as const

/** The place that a team with this score would have taken (rule 217); of the others it tells how many they are, not what they have. */
export function Standing({ standing: { place, others } }: { standing: NonNullable<Rehearsal['standing']> }) {
  const known =
    others === 0
      ? 'Against a team with every point,'
      : `Of ${others + 1} results on this very set so far, yours among them,`
  return (
    <p className="mx-auto mt-3 max-w-prose">
      {place === null ? (
        'Nobody has a point on this set so far, so there is no place yet.'
      ) : (
        <>
          {known} a team with your score would be in <b>{words[place]}</b>: it has {shares[place]} of{' '}
          {others === 0 ? 'all points' : 'the best score'}.
        </>
      )}
    </p>
  )
}
