import { z } from 'zod'

import { PartVerdict, RulesProfile } from '../../judging.ts'
import { EventPhase } from '../../rooms/eventPhase.ts'
import { EventQuestion } from './events.ts'

/** An event room's code: exactly 6 digits, so that it is never taken for a study room's. */
export const EventCode = z.string().regex(/^\d{6}$/, 'Please enter the 6 digits of the event')

export const EventMember = z.object({
  id: z.uuid(),
  nickname: z.string(),
  isCaptain: z.boolean(),
  isScribe: z.boolean(),
  isAlternate: z.boolean(),
})
export type EventMember = z.infer<typeof EventMember>

/**
 * A team as one audience sees it: `members` of the own team, and all of them for the host. `size`: how many are in it; `isOwn`: the
 * caller's, a coach's each but those of another club (rule 239).
 */
export const EventTeam = z.object({
  id: z.uuid(),
  name: z.string(),
  isOutside: z.boolean(),
  isOwn: z.boolean(),
  size: z.number().int(),
  members: z.array(EventMember),
})
export type EventTeam = z.infer<typeof EventTeam>

/**
 * A team's sheet of the question at hand. `late`: what came after the lock and
 * counts for nothing. `mark`: once the judge has marked, and whoever looks may
 * know it. `draftNumber`: of the last draft that was kept.
 */
export const EventSheet = z.object({
  teamId: z.uuid(),
  answer: z.string(),
  draftNumber: z.number().int(),
  late: z.string().nullable(),
  mark: z.object({ score: z.number().int(), maxScore: z.number().int(), parts: z.array(PartVerdict) }).nullable(),
})
export type EventSheet = z.infer<typeof EventSheet>

/** What a person changed in a sheet of the question at hand (rule 233), for whoever marks; `who`: the coach, or "Grader 1". */
export const EventChange = z.object({
  teamId: z.uuid(),
  part: z.number().int(),
  who: z.string(),
  isGiven: z.boolean(),
  isAppeal: z.boolean(),
})
export type EventChange = z.infer<typeof EventChange>

/** A team asks for a part to be looked at again (rule 234); `question`: its number, from 0. */
export const EventAppeal = z.object({
  id: z.uuid(),
  teamId: z.uuid(),
  question: z.number().int(),
  part: z.number().int(),
  asked: z.string(),
  expected: z.string(),
  answer: z.string(),
  decision: z.enum(['affirmed', 'overturned']).nullable(),
})
export type EventAppeal = z.infer<typeof EventAppeal>

/** The most characters of a note inside a team. */
export const longestEventNote = 200

/** A note inside a team (rule 246); `nickname`: who wrote it. */
export const EventNote = z.object({
  id: z.uuid(),
  teamId: z.uuid(),
  seatId: z.uuid(),
  nickname: z.string(),
  text: z.string(),
})
export type EventNote = z.infer<typeof EventNote>

/**
 * An event room as the caller may see it (rule 232). `question`: the number of the
 * one at hand, from 0, of `questions`; `asked` from its first reading on, with
 * its key once that may be known. `leftMs`: how long the sheets are still open,
 * or the break lasts, or a phase that ends by itself, by the server's clock. `runs`:
 * the server's clock moves it, not the host. `isPaper`: it was played on paper. `isBetween`: two clubs play it, of which the
 * `visitor`'s coach doesn't
 * host (rule 239). `beginsAt`: of a set that is sealed, its day. `hasNotes`:
 * the caller's team, or the host's teams, may write notes, of which `notes` are the last, oldest first. `own`: the caller's seat in a team.
 */
export const EventRoom = z.object({
  id: z.uuid(),
  code: z.string().nullable(),
  setId: z.uuid().nullable(),
  name: z.string(),
  seasonId: z.string(),
  profile: RulesProfile.exclude(['study']),
  version: z.number().int(),
  role: z.enum(['host', 'grader', 'screen', 'member', 'visitor']),
  phase: EventPhase,
  question: z.number().int(),
  questions: z.number().int(),
  leftMs: z.number().nullable(),
  extraMs: z.number().int(),
  runs: z.boolean(),
  isPaper: z.boolean(),
  isBetween: z.boolean(),
  beginsAt: z.iso.datetime().nullable(),
  voided: z.array(z.number().int()),
  asked: EventQuestion.nullable(),
  teams: z.array(EventTeam),
  sheets: z.array(EventSheet),
  changes: z.array(EventChange),
  appeals: z.array(EventAppeal),
  hasNotes: z.boolean(),
  notes: z.array(EventNote),
  graders: z.number().int(),
  showsPoints: z.boolean(),
  isPublished: z.boolean(),
  own: z
    .object({ seatId: z.uuid(), teamId: z.uuid(), isCaptain: z.boolean(), isScribe: z.boolean(), isGuest: z.boolean() })
    .nullable(),
})
export type EventRoom = z.infer<typeof EventRoom>

/** Points that were earned, and that could have been. */
export const Share = { score: z.number().int(), possible: z.number().int() }

/** A placement, which several teams may share (rule 235). */
export const EventPlace = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** A team's result. Points are null where they aren't this caller's to know (rule 235). */
export const EventTeamResult = z.object({
  teamId: z.uuid(),
  name: z.string(),
  isOutside: z.boolean(),
  place: EventPlace.nullable(),
  score: z.number().int().nullable(),
  detail: z
    .object({
      chapters: z.array(z.object({ chapter: z.number().int(), ...Share })),
      kinds: z.array(z.object({ type: z.string(), ...Share })),
      lost: z.object({ empty: z.number().int(), late: z.number().int(), other: z.number().int() }),
      mended: z.number().int(),
    })
    .nullable(),
})
export type EventTeamResult = z.infer<typeof EventTeamResult>

/** What a person changed in a mark (rule 233), with the points of its sheet; `question`: its number, from 0. */
export const EventCorrection = z.object({
  team: z.string(),
  question: z.number().int(),
  part: z.number().int(),
  before: z.string(),
  after: z.string(),
  scoreBefore: z.number().int(),
  scoreAfter: z.number().int(),
  who: z.string(),
  isAppeal: z.boolean(),
  at: z.iso.datetime(),
})
export type EventCorrection = z.infer<typeof EventCorrection>
