import { useQuery } from '@tanstack/react-query'

import { seasonQuery } from '../../api/queries/seasonQuery.ts'

/** Who runs this site, as a link where they have named a way to reach them. */
export function OperatorContact() {
  const { data: season } = useQuery(seasonQuery)
  const { contactEmail, contactUrl } = season?.operator ?? {}
  const href = contactEmail === undefined ? contactUrl : `mailto:${contactEmail}`
  if (href === undefined) return 'The people who run this site can help too.'
  return (
    <a href={href} rel="noreferrer" {...(contactEmail === undefined && { target: '_blank' })}>
      Write to the people who run this site
    </a>
  )
}
