import { z } from 'zod'

import { Chapter } from '../vocabulary.ts'
import type { Endpoint } from './endpoint.ts'
import { PlayerId, Recorded, progressUpdate } from './progress.ts'

/** A stretch of a verse; `isOwn`: the other verse of its pair doesn't have it. */
export const VersePiece = z.object({ text: z.string(), isOwn: z.boolean() })
export type VersePiece = z.infer<typeof VersePiece>

export const AlikeVerse = z.object({ verse: z.string(), chapter: Chapter, pieces: z.array(VersePiece) })
export type AlikeVerse = z.infer<typeof AlikeVerse>

/** Two verses that are nearly alike, in the words of the edition in use; `difference` tells what differs. */
export const AlikePair = z.object({
  id: z.string(),
  first: AlikeVerse,
  second: AlikeVerse,
  difference: z.string(),
})
export type AlikePair = z.infer<typeof AlikePair>

/**
 * A thing of a list; `id` is that of the question's part, `accept` other wordings of it. `text` is the usual wording, with the words of
 * the Bible that is shown in `beside` where those are others (rule 172).
 */
export const ListItem = z.object({
  id: z.string(),
  text: z.string(),
  accept: z.array(z.string()),
  beside: z.string().optional(),
})
export type ListItem = z.infer<typeof ListItem>

/** A list of the season in the order of the text. */
export const OrderedList = z.object({
  id: z.string(),
  title: z.string(),
  verse: z.string(),
  chapter: Chapter,
  items: z.array(ListItem).min(2),
})
export type OrderedList = z.infer<typeof OrderedList>

export const Drills = z.object({ alike: z.array(AlikePair), lists: z.array(OrderedList) })
export type Drills = z.infer<typeof Drills>

export const getDrills = {
  method: 'GET',
  path: '/api/drills',
  isOfSeason: true,
  summary: 'What the season drills: verses that are nearly alike, in the edition in use, and lists in their order',
  reply: Drills,
} as const satisfies Endpoint

/** Which of a pair's two verses: the first or the second. */
export const WhichOfTwo = z.union([z.literal(0), z.literal(1)])
export type WhichOfTwo = z.infer<typeof WhichOfTwo>

/** Where a text stands, or which words stand in a verse. */
export const AlikeTask = z.enum(['place', 'words'])
export type AlikeTask = z.infer<typeof AlikeTask>

/** Which verse was asked for, and which one was chosen. */
export const AlikeAnswer = z.object({
  pair: z.string().max(60),
  task: AlikeTask,
  asked: WhichOfTwo,
  chosen: WhichOfTwo,
})
export type AlikeAnswer = z.infer<typeof AlikeAnswer>

export const updateWhichVerse = {
  method: 'POST',
  path: '/api/player-progress/:playerId/update-which-verse',
  isOfSeason: true,
  summary:
    'Count a round of Which verse was it?: the server marks it; a miss brings the questions of those verses back',
  isIdempotent: true,
  params: PlayerId,
  body: z.object({ ...progressUpdate, answers: z.array(AlikeAnswer).max(100).default([]) }),
  reply: Recorded,
} as const satisfies Endpoint

/**
 * A list as it was drilled. `missed`: the things that weren't known with their
 * neighbours before one's eyes; `recalled`: what was written from memory,
 * line by line, null where it didn't come to that.
 */
export const ListAnswer = z.object({
  list: z.string().max(60),
  missed: z.array(z.string().max(20)).max(12).default([]),
  recalled: z.array(z.string().max(200)).max(12).nullable(),
})
export type ListAnswer = z.infer<typeof ListAnswer>

export const updateInOrder = {
  method: 'POST',
  path: '/api/player-progress/:playerId/update-in-order',
  isOfSeason: true,
  summary: 'Count lists that were drilled: the server marks what was recalled, and rates the parts of their questions',
  isIdempotent: true,
  params: PlayerId,
  body: z.object({ ...progressUpdate, lists: z.array(ListAnswer).max(20).default([]) }),
  reply: Recorded,
} as const satisfies Endpoint
