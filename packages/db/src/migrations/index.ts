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
import * as playerNumbers from './20261122T0730-player-numbers.ts'
import * as schedules from './20261122T0730-schedules.ts'
import * as partIds from './20261122T0735-part-ids.ts'
import * as distressCounts from './20261122T0800-distress-counts.ts'
import * as hostCodes from './20261122T0815-host-codes.ts'
import * as finalDeletions from './20261122T0845-final-deletions.ts'
import * as corrections from './20261122T1905-corrections.ts'
import * as nameKeys from './20261122T1905-name-keys.ts'
import * as nameDecisions from './20261122T1910-name-decisions.ts'
import * as givenChapters from './20261122T2010-given-chapters.ts'
import * as openSeasons from './20261122T2020-open-seasons.ts'
import * as countedWork from './20261122T2030-counted-work.ts'
import * as assignments from './20261122T2210-assignments.ts'
import * as reviews from './20261122T2210-reviews.ts'
import * as clubEvents from './20261122T2215-club-events.ts'
import * as hiddenVerses from './20261122T2215-hidden-verses.ts'
import * as guestSeats from './20261122T2220-guest-seats.ts'
import * as rehearsals from './20261122T2300-rehearsals.ts'
import * as appeals from './20261122T2310-appeals.ts'
import * as hostAppeals from './20261123T1000-host-appeals.ts'
import * as turns from './20261123T1200-turns.ts'
import * as toldMoments from './20261123T1300-told-moments.ts'
import * as labels from './20261123T1400-labels.ts'
import * as previews from './20261123T1400-previews.ts'
import * as roomScreens from './20261123T1420-room-screens.ts'
import * as helperCodes from './20261123T1422-helper-codes.ts'
import * as reopenedResults from './20261123T1500-reopened-results.ts'
import * as eventRooms from './20261124T0900-event-rooms.ts'
import * as drills from './20261124T1000-drills.ts'
import * as clubDays from './20261124T1010-club-days.ts'
import * as roomNeeds from './20261124T1100-room-needs.ts'
import * as appealGroups from './20261124T1110-appeal-groups.ts'
import * as packedCards from './20261124T1530-packed-cards.ts'
import * as eventRuns from './20261124T1600-event-runs.ts'
import * as reviewLogCost from './20261124T1620-review-log-cost.ts'
import * as paperEvents from './20261124T1635-paper-events.ts'
import * as usualTerms from './20261124T1640-usual-terms.ts'
import * as eventNotes from './20261124T1715-event-notes.ts'
import * as answerWords from './20261124T1905-answer-words.ts'
import * as sealedSets from './20261124T1910-sealed-sets.ts'
import * as answersAreLines from './20261124T1930-answers-are-lines.ts'
import * as balanceByWords from './20261124T1945-balance-by-words.ts'
import * as betweenClubs from './20261124T2010-between-clubs.ts'
import * as invitationAnswers from './20261126T1150-invitation-answers.ts'
import * as uncountedSheets from './20261126T1155-uncounted-sheets.ts'
import * as substitutionAllowed from './20261126T1228-substitution-allowed.ts'
import * as startLoads from './20261126T1815-start-loads.ts'
import * as coveredCards from './20261127T0045-covered-cards.ts'
import * as answerCost from './20261127T1330-answer-cost.ts'

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
  '20261122T0730-player-numbers': playerNumbers,
  '20261122T0730-schedules': schedules,
  '20261122T0735-part-ids': partIds,
  '20261122T0800-distress-counts': distressCounts,
  '20261122T0815-host-codes': hostCodes,
  '20261122T0845-final-deletions': finalDeletions,
  '20261122T1905-corrections': corrections,
  '20261122T1905-name-keys': nameKeys,
  '20261122T1910-name-decisions': nameDecisions,
  '20261122T2010-given-chapters': givenChapters,
  '20261122T2020-open-seasons': openSeasons,
  '20261122T2030-counted-work': countedWork,
  '20261122T2210-assignments': assignments,
  '20261122T2210-reviews': reviews,
  '20261122T2215-club-events': clubEvents,
  '20261122T2215-hidden-verses': hiddenVerses,
  '20261122T2220-guest-seats': guestSeats,
  '20261122T2300-rehearsals': rehearsals,
  '20261122T2310-appeals': appeals,
  '20261123T1000-host-appeals': hostAppeals,
  '20261123T1200-turns': turns,
  '20261123T1300-told-moments': toldMoments,
  '20261123T1400-labels': labels,
  '20261123T1400-previews': previews,
  '20261123T1420-room-screens': roomScreens,
  '20261123T1422-helper-codes': helperCodes,
  '20261123T1500-reopened-results': reopenedResults,
  '20261124T0900-event-rooms': eventRooms,
  '20261124T1000-drills': drills,
  '20261124T1010-club-days': clubDays,
  '20261124T1100-room-needs': roomNeeds,
  '20261124T1110-appeal-groups': appealGroups,
  '20261124T1530-packed-cards': packedCards,
  '20261124T1600-event-runs': eventRuns,
  '20261124T1620-review-log-cost': reviewLogCost,
  '20261124T1635-paper-events': paperEvents,
  '20261124T1640-usual-terms': usualTerms,
  '20261124T1715-event-notes': eventNotes,
  '20261124T1905-answer-words': answerWords,
  '20261124T1910-sealed-sets': sealedSets,
  '20261124T1930-answers-are-lines': answersAreLines,
  '20261124T1945-balance-by-words': balanceByWords,
  '20261124T2010-between-clubs': betweenClubs,
  '20261126T1150-invitation-answers': invitationAnswers,
  '20261126T1155-uncounted-sheets': uncountedSheets,
  '20261126T1228-substitution-allowed': substitutionAllowed,
  '20261126T1815-start-loads': startLoads,
  '20261127T0045-covered-cards': coveredCards,
  '20261127T1330-answer-cost': answerCost,
}
