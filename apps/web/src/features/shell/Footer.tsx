import { useQuery } from '@tanstack/react-query'

import { seasonQuery } from '../../api/queries/seasonQuery.ts'
import { serverTime } from '../../api/serverTime.ts'
import { copyrightText } from './copyrightText.ts'

/** Where the operator is written to, where that is set; the copyright line and the notice of Scripture, both the season's. */
export function Footer() {
  const { data: season } = useQuery(seasonQuery)
  const { contactEmail, contactUrl } = season?.operator ?? {}
  return (
    <footer className="footer">
      {contactEmail !== undefined && (
        <p>
          Contact: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      )}
      {contactUrl !== undefined && (
        <p>
          <a href={contactUrl} target="_blank" rel="noopener noreferrer">
            Write to the people who run this site
          </a>
        </p>
      )}
      <p className="min-h-[1.5em]">{season && copyrightText(season.copyright.footer, serverTime())}</p>
      <p className="min-h-[1.5em]">
        {season?.copyright.scripture} {season?.edition.notice}
      </p>
    </footer>
  )
}
