import { useQuery } from '@tanstack/react-query'

import { adminTexts } from '../../../messages/admin.ts'
import { PrintButton } from '../../../codeCards/PrintButton.tsx'
import { AdminList } from '../AdminList.tsx'
import { CoachCodeRow } from './CoachCodeRow.tsx'
import { coachCodesQuery } from '../queries.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'

const IssueCodesForm = lazyPart(() => import('./IssueCodesForm.tsx').then((module) => module.IssueCodesForm))

const isUnused = (code: { usedAt: string | null; revokedAt: string | null }) =>
  code.usedAt === null && code.revokedAt === null

/** Issue codes, print their cards, see whether they are used, revoke or replace them (rule 9). */
export function CoachCodesTab() {
  const query = useQuery(coachCodesQuery)
  return (
    <>
      <IssueCodesForm />
      <div className="mt-8">
        <AdminList
          query={query}
          loading="Loading coach codes..."
          empty={{ title: adminTexts.noCodes, hint: 'Issue the first one above and give it to the coach.' }}
        >
          {(codes) => (
            <>
              <div className="mb-4">
                <PrintButton
                  label="Print cards of unused codes"
                  isEmpty={!codes.some(isUnused)}
                  load={() =>
                    Promise.resolve(codes.filter(isUnused).map(({ code, clubName }) => ({ coachCode: code, clubName })))
                  }
                />
              </div>
              <ul className="grid gap-3">
                {codes.map((code) => (
                  <CoachCodeRow key={code.code} issued={code} />
                ))}
              </ul>
            </>
          )}
        </AdminList>
      </div>
    </>
  )
}
