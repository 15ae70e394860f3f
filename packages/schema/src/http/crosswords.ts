import { z } from 'zod'

import { Chapter } from '../vocabulary.ts'
import type { Endpoint } from './endpoint.ts'

/** A word of a crossword: the row and column of its first letter count from 0; `number` is printed in that square. */
export const CrosswordEntry = z.object({
  number: z.number().int().min(1),
  direction: z.enum(['across', 'down']),
  row: z.number().int().min(0),
  column: z.number().int().min(0),
  answer: z.string().regex(/^[A-Z]+$/),
  clue: z.string(),
  /** The citation of the verse that the word stands in: "Isaiah 6:2". */
  verse: z.string(),
})
export type CrosswordEntry = z.infer<typeof CrosswordEntry>

/** A chapter's crossword; its entries in the order of their numbers, across before down. */
export const Crossword = z.object({
  chapter: Chapter,
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  entries: z.array(CrosswordEntry),
})
export type Crossword = z.infer<typeof Crossword>

export const getCrossword = {
  method: 'GET',
  path: '/api/crosswords/:chapter',
  isOfSeason: true,
  summary: "A chapter's crossword with its answers",
  params: z.object({ chapter: Chapter }),
  reply: Crossword,
} as const satisfies Endpoint

export const listCrosswords = {
  method: 'GET',
  path: '/api/crosswords',
  isOfSeason: true,
  summary: 'The chapters that have a crossword; `frameUrl` where the operator shows one from another address (rule 32)',
  reply: z.object({
    crosswords: z.array(z.object({ chapter: Chapter, frameUrl: z.url().nullable() })),
  }),
} as const satisfies Endpoint
