import type {
  EventAppeal,
  EventChange,
  EventNote,
  EventRoom,
  EventSheet,
  EventTeam,
} from '@seraph/schema/http/events/eventRoom'
import type { EventQuestion } from '@seraph/schema/http/events/events'
import type { PartVerdict } from '@seraph/schema/judging'
import type { EventPhase } from '@seraph/schema/rooms/eventPhase'

/** Who looks at an event room. */
export type EventAudience =
  | { role: 'host' | 'grader' | 'screen' | 'visitor' }
  | { role: 'member'; seatId: string; teamId: string; isGuest: boolean }

/** All of an event room, as far as it concerns the question at hand; `asked` with its key. */
export type EventRoomFacts = Pick<
  EventRoom,
  | 'id'
  | 'name'
  | 'seasonId'
  | 'profile'
  | 'version'
  | 'question'
  | 'questions'
  | 'leftMs'
  | 'extraMs'
  | 'runs'
  | 'isPaper'
  | 'isBetween'
  | 'beginsAt'
  | 'showsPoints'
> & {
  code: string
  setId: string
  phase: EventPhase
  isPublished: boolean
  isVoid: readonly boolean[]
  asked: EventQuestion | undefined
  teams: readonly (Pick<EventTeam, 'id' | 'name' | 'isOutside'> & { isVisiting: boolean })[]
  seats: readonly (EventTeam['members'][number] & { teamId: string })[]
  sheets: readonly {
    teamId: string
    draft: string
    draftNumber: number
    late: string | null
    score: number | null
    maxScore: number | null
    parts: PartVerdict[] | null
  }[]
  changes: readonly EventChange[]
  appeals: readonly EventAppeal[]
  hasNotes: boolean
  notes: readonly EventNote[]
  graders: number
}

const isClosed = (phase: EventPhase): boolean => phase === 'locked' || phase === 'marking' || phase === 'reveal'
const hasQuestion = (phase: EventPhase): boolean => phase.startsWith('read_') || phase === 'answer' || isClosed(phase)

/**
 * An event room as an audience may see it (rule 232). No answer is told before
 * the reveal but to whoever marks; no team sees another's sheet, its members,
 * its notes or its points; a grader sees sheets and nothing else; of two clubs no
 * coach sees the other's members (rule 239).
 */
export function viewEventRoom(facts: EventRoomFacts, audience: EventAudience): EventRoom {
  const { code, setId, isVoid, asked, teams, seats, sheets, changes, appeals, notes, graders, ...told } = facts
  const { role } = audience
  const { phase } = facts
  const isHost = role === 'host'
  const isCoach = isHost || role === 'visitor'
  const marks = isCoach || role === 'grader'
  const ownTeam = audience.role === 'member' ? audience.teamId : undefined
  const own = audience.role === 'member' ? seats.find(({ id }) => id === audience.seatId) : undefined
  const knowsKey = phase === 'reveal' || (marks && isClosed(phase))
  return {
    ...told,
    code: role === 'grader' ? null : code,
    setId: isHost && (!facts.isBetween || phase === 'end') ? setId : null,
    role,
    voided: isVoid.flatMap((one, at) => (one && (isCoach || at === facts.question) ? [at] : [])),
    asked: asked === undefined || !hasQuestion(phase) ? null : knowsKey ? asked : withoutKey(asked),
    teams: teams.map(({ isVisiting, ...team }): EventTeam => {
      const here = seats.filter(({ teamId }) => teamId === team.id)
      const isOwn = isCoach ? isVisiting === !isHost : team.id === ownTeam
      return {
        ...team,
        isOutside: isCoach && team.isOutside,
        isOwn,
        size: here.length,
        members: isOwn ? here.map(({ teamId: _team, ...member }) => member) : [],
      }
    }),
    sheets: sheets.flatMap((sheet) => {
      if (!hasQuestion(phase)) return []
      if (marks) return isClosed(phase) ? [presentSheet(sheet, true)] : []
      return sheet.teamId === ownTeam ? [presentSheet(sheet, phase === 'reveal')] : []
    }),
    changes: marks && isClosed(phase) ? [...changes] : [],
    appeals: isCoach ? [...appeals] : appeals.filter(({ teamId }) => teamId === ownTeam),
    hasNotes: facts.hasNotes && (isHost || own !== undefined),
    notes: notes.filter(({ teamId }) => isHost || (own !== undefined && teamId === own.teamId)),
    graders: isHost ? graders : 0,
    own:
      audience.role !== 'member' || own === undefined
        ? null
        : {
            seatId: own.id,
            teamId: own.teamId,
            isCaptain: own.isCaptain,
            isScribe: own.isScribe,
            isGuest: audience.isGuest,
          },
  }
}

function withoutKey({ key: _key, ...question }: EventQuestion): EventQuestion {
  return question
}

function presentSheet(sheet: EventRoomFacts['sheets'][number], withMark: boolean): EventSheet {
  const { teamId, draft, draftNumber, late, score, maxScore, parts } = sheet
  const isMarked = score !== null && maxScore !== null && parts !== null
  return {
    teamId,
    answer: draft,
    draftNumber,
    late,
    mark: withMark && isMarked ? { score, maxScore, parts } : null,
  }
}
