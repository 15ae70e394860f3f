import type { EditionMeter } from '@seraph/schema/http/admin/adminSite'
import { useQuery } from '@tanstack/react-query'

import { numberText } from '../../language/numberText.ts'
import { Badge } from '../../ui/marks/Badge.tsx'
import { AdminList } from './AdminList.tsx'
import { MeterBar } from './MeterBar.tsx'
import { editionsQuery } from './queries.ts'

/** The editions and how much of what their licences allow the app shows (rule 31). */
export function EditionsTab() {
  const query = useQuery(editionsQuery)
  return (
    <>
      <p className="lead">
        Editions are imported and chosen with the command <code>npm run edition</code>.
      </p>
      <div className="mt-5">
        <AdminList
          query={query}
          loading="Loading editions..."
          empty={{ title: 'No edition yet', hint: 'Import one with npm run edition -- import FILE.' }}
        >
          {(editions) => (
            <ul className="grid gap-4">
              {editions.map((edition) => (
                <EditionCard key={edition.id} edition={edition} />
              ))}
            </ul>
          )}
        </AdminList>
      </div>
    </>
  )
}

function EditionCard({ edition }: { edition: EditionMeter }) {
  const { name, abbreviation, notice, isCurrent, verses, shown, versesAllowed, bookShareAllowed, books } = edition
  return (
    <li className="border-line bg-surface rounded-card border p-5">
      <h2 className="flex flex-wrap items-center gap-3 text-xl">
        {name} ({abbreviation}) {isCurrent && <Badge look="points">In use</Badge>}
      </h2>
      {notice !== '' && <p className="text-muted mt-1 text-base">{notice}</p>}
      <p className="mt-2 text-base">{numberText(verses)} verses loaded</p>
      {isCurrent ? (
        <div className="mt-4 grid gap-4">
          <MeterBar label="Verses that the app may show" figure={shown} limit={versesAllowed} unit="verses" />
          {books.map(({ book, share }) => (
            <MeterBar key={book} label={`Share of ${book}`} figure={share} limit={bookShareAllowed} unit="%" />
          ))}
        </div>
      ) : (
        <p className="text-muted mt-2 text-base">Not in use: none of it is shown.</p>
      )}
    </li>
  )
}
