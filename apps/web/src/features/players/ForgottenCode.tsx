import { useQuery } from '@tanstack/react-query'

import { seasonQuery } from '../../api/seasonQuery.ts'

/** Where to ask for a forgotten code: of a coach, and of whoever runs this site in the way that they have named. */
export function ForgottenCode() {
  const { data: season } = useQuery(seasonQuery)
  const { contactEmail, contactUrl } = season?.operator ?? {}
  const href = contactEmail === undefined ? contactUrl : `mailto:${contactEmail}`
  return (
    <p className="text-muted text-base">
      Forgotten your code? Ask your coach, or{' '}
      {href === undefined ? (
        'the people who run this site'
      ) : (
        <a href={href} rel="noreferrer" {...(contactEmail === undefined && { target: '_blank' })}>
          write to the people who run this site
        </a>
      )}
      .
    </p>
  )
}
