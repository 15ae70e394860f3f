import {
  drawEventSet,
  getEventSet,
  getRehearsal,
  handInRehearsalSheet,
  keepRehearsalDraft,
  listRehearsals,
  openRehearsalSheet,
  startRehearsal,
  swapEventQuestion,
} from '@seraph/schema/http/events/events'
import type { EventSet, Rehearsal } from '@seraph/schema/http/events/events'

import { callEndpoint } from '../../api/callEndpoint.ts'
import { newId } from '../../api/newId.ts'

/** What is rehearsed: so many questions from these chapters (the season's ordinals). */
export type Wish = {
  size: (typeof drawEventSet)['body']['shape']['size']['_output']
  chapters: readonly number[]
  showsMarks: Rehearsal['showsMarks']
}

/** `leavesOutMet`: without what the club's players met lately; `sealedUntil`: nobody reads it before (ISO 8601). */
export const draw = ({
  chapters,
  leavesOutMet = false,
  ...wish
}: Pick<Wish, 'size' | 'chapters'> & {
  leavesOutMet?: boolean
  sealedUntil?: string | undefined
}): Promise<EventSet> =>
  callEndpoint(drawEventSet, { body: { ...wish, leavesOutMet, chapters: [...chapters] } }, { idempotencyKey: newId() })

/** Another set with another question in the place of one. */
export const swap = (setId: string, question: number): Promise<EventSet> =>
  callEndpoint(swapEventQuestion, { params: { setId }, body: { question } }, { idempotencyKey: newId() })

export const getSetWithKey = (setId: string): Promise<EventSet> =>
  callEndpoint(getEventSet, { params: { setId }, query: { key: 'true' } })

/** A set as it is played: without its answers. */
export const getSet = (setId: string): Promise<EventSet> => callEndpoint(getEventSet, { params: { setId }, query: {} })

/** Begins to play a set alone. */
export const start = (body: { setId: string } & Pick<Wish, 'showsMarks'>): Promise<Rehearsal> =>
  callEndpoint(startRehearsal, { body }, { idempotencyKey: newId() })

/** Draws a set and begins to play it. */
export async function begin({ showsMarks, ...wish }: Wish): Promise<Rehearsal> {
  const { id: setId } = await draw(wish)
  return start({ setId, showsMarks })
}

export const getStand = (rehearsalId: string): Promise<Rehearsal> =>
  callEndpoint(getRehearsal, { params: { rehearsalId } }, { isFresh: true })

export const listOwn = () => callEndpoint(listRehearsals, {}, { isFresh: true })

export const open = (rehearsalId: string, question: number): Promise<Rehearsal> =>
  callEndpoint(openRehearsalSheet, { params: { rehearsalId }, body: { question } })

/** `patienceMs`: a draft that isn't kept within it is followed by a newer one. */
export const keepDraft = (rehearsalId: string, question: number, answer: string) =>
  callEndpoint(keepRehearsalDraft, { params: { rehearsalId }, body: { question, answer } }, { patienceMs: 5_000 })

export const handIn = (rehearsalId: string, question: number, answer: string) =>
  callEndpoint(handInRehearsalSheet, { params: { rehearsalId }, body: { question, answer } })
