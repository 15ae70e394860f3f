import type { Migration } from 'kysely/migration'

import * as house from './20261121T1200-house.ts'
import * as activities from './20261121T1335-activities.ts'
import * as licences from './20261121T1345-licences.ts'
import * as errorReports from './20261121T1436-error-reports.ts'
import * as coaches from './20261121T1440-coaches.ts'
import * as memoryGames from './20261121T1440-memory-games.ts'
import * as rooms from './20261121T1450-rooms.ts'
import * as erasure from './20261121T1452-erasure.ts'
import * as teams from './20261121T1455-teams.ts'
import * as featured from './20261121T1500-featured.ts'
import * as studyDays from './20261121T1505-study-days.ts'
import * as adminMarks from './20261121T1750-admin-marks.ts'
import * as seats from './20261121T1800-seats.ts'
import * as totalsSummary from './20261121T2135-totals-summary.ts'
import * as answerCount from './20261121T2250-answer-count.ts'
import * as overview from './20261122T0045-overview.ts'

/** Every migration by its name, in the order in which they run; they only go forward. */
export const migrations: Record<string, Migration> = {
  '20261121T1200-house': house,
  '20261121T1335-activities': activities,
  '20261121T1345-licences': licences,
  '20261121T1436-error-reports': errorReports,
  '20261121T1440-coaches': coaches,
  '20261121T1440-memory-games': memoryGames,
  '20261121T1450-rooms': rooms,
  '20261121T1452-erasure': erasure,
  '20261121T1455-teams': teams,
  '20261121T1500-featured': featured,
  '20261121T1505-study-days': studyDays,
  '20261121T1750-admin-marks': adminMarks,
  '20261121T1800-seats': seats,
  '20261121T2135-totals-summary': totalsSummary,
  '20261121T2250-answer-count': answerCount,
  '20261122T0045-overview': overview,
}
