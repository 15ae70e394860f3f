import { z } from 'zod'

import { PlayerCode } from '../../vocabulary.ts'
import type { Endpoint } from '../endpoint.ts'
import { QuizType } from '../appeals/errorReports.ts'

/** A report as the admin sees it (rule 132); `userComment` is null once its time is over (rule 18). */
export const ErrorReport = z.object({
  id: z.uuid(),
  resolved: z.boolean(),
  quizType: QuizType,
  chapter: z.number().int(),
  questionNumber: z.number().int(),
  /** The code that was typed, else that of the player who was signed in. */
  playerCode: z.string().optional(),
  timestamp: z.iso.datetime(),
  questionText: z.string(),
  reportedAnswer: z.string().optional(),
  userComment: z.string().nullable(),
})
export type ErrorReport = z.infer<typeof ErrorReport>

export const listErrorReports = {
  method: 'GET',
  path: '/api/admin/error-reports',
  isOfSeason: true,
  summary: "The season's error reports, the newest first; for the admin",
  reply: z.array(ErrorReport),
} as const satisfies Endpoint

const ReportParams = z.object({ id: z.uuid() })

export const updateErrorReport = {
  method: 'PATCH',
  path: '/api/admin/error-reports/:id',
  summary: 'Resolve a report or open it again',
  params: ReportParams,
  body: z.object({ resolved: z.boolean() }),
  reply: ErrorReport,
} as const satisfies Endpoint

/** The reported question as it is today, beside its verses in the edition in use; null where the report names none that is known. */
export const ReportedQuestion = z.object({
  question: z
    .object({
      id: z.string(),
      text: z.string(),
      verse: z.string(),
      answer: z.array(z.string()),
      choices: z.array(z.string()).optional(),
      isRetired: z.boolean(),
    })
    .nullable(),
  verses: z.array(z.object({ reference: z.string(), text: z.string() })),
})
export type ReportedQuestion = z.infer<typeof ReportedQuestion>

export const getReportedQuestion = {
  method: 'GET',
  path: '/api/admin/error-reports/:id/question',
  summary: 'The reported question with its current answer and its verses',
  params: ReportParams,
  reply: ReportedQuestion,
} as const satisfies Endpoint

/** Somebody who reported errors (rule 132). */
export const Contributor = z.object({
  playerCode: PlayerCode,
  totalReports: z.number().int(),
  resolvedReports: z.number().int(),
  quizTypes: z.array(QuizType),
  firstContribution: z.iso.datetime(),
  lastContribution: z.iso.datetime(),
})
export type Contributor = z.infer<typeof Contributor>

export const listContributors = {
  method: 'GET',
  path: '/api/admin/contributors',
  isOfSeason: true,
  summary: 'Players who reported errors this season, those with the most reports first; for the admin',
  reply: z.array(Contributor),
} as const satisfies Endpoint
