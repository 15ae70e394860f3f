import Printer from 'virtual:icons/printer'

import { leads } from '../../leads.ts'
import { textOf } from '../../messages.ts'
import { MyReport } from '../../progress/me/MyReport.tsx'
import { PrintLine } from '../../progress/me/PrintLine.tsx'
import { ReportSeason } from '../../progress/me/ReportSeason.tsx'
import { useReport } from '../../progress/me/useReport.ts'
import { ReportSkeleton } from '../../progress/report/ReportSkeleton.tsx'
import { PlaceNotice } from '../../session/notices/PlaceNotice.tsx'
import { useCoach } from '../../session/coach/useCoach.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { CoachReading } from './CoachReading.tsx'

/** Somebody else's report, for a coach with authority over them and the admin (rule 13). */
export function ReportView({ ofPlayer: { id, code } }: { ofPlayer: { id: string; code: string | undefined } }) {
  const { report, season, inHand, failure, isFetching, retry, read } = useReport(id)
  const { coach } = useCoach()
  return (
    <>
      {report !== undefined && <PrintLine names={code === undefined ? [] : [code]} today={report.today} />}
      <ScreenTitle title={leads.playerProgress.title} />
      <CoachReading code={code} />
      {failure !== null && !isFetching && (
        <div className="mt-5">
          <ErrorState title="The report could not be loaded" onRetry={retry}>
            {textOf(failure)} Nothing is lost.
          </ErrorState>
        </div>
      )}
      {report !== undefined && season !== undefined && (
        <ReportSeason report={report} season={season} inHand={inHand} onRead={read} />
      )}
      {report?.days.length === 0 && season !== undefined && (
        <div className="mt-5">
          <EmptyState title="Nothing here yet">What this player studies will appear here.</EmptyState>
        </div>
      )}
      {report === undefined || season === undefined ? (
        (failure === null || isFetching) && <ReportSkeleton />
      ) : (
        <>
          <MyReport playerId={id} report={report} season={season} asking={coach === null ? 'nobody' : 'forChild'} />
          <Button look="quiet" className="mt-6 print:hidden" onClick={() => print()}>
            <Printer aria-hidden className="size-5" />
            Print this report
          </Button>
        </>
      )}
      <PlaceNotice place="progress" />
    </>
  )
}
