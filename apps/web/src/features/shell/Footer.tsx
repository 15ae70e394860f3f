import { useQuery } from '@tanstack/react-query'

import { seasonQuery } from '../../api/seasonQuery.ts'

/** The copyright line and the notice of Scripture, both the season's. */
export function Footer() {
  const { data: season } = useQuery(seasonQuery)
  return (
    <footer className="footer">
      <p className="min-h-[1.5em]">{season?.copyright.footer}</p>
      <p className="min-h-[1.5em]">
        {season?.copyright.scripture} {season?.edition.notice}
      </p>
    </footer>
  )
}
