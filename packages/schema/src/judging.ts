import { z } from 'zod'

/**
 * One required part of an answer.
 * - `id`: its name within its question, never given to another: a part that comes to mean something else gets a new one.
 * - `text`: the expected wording, as it is shown to the child.
 * - `accept`: other wordings that earn the part.
 * - `reject`: wordings that look alike and don't.
 * - `key`: the words that the part can't do without.
 * - `ordered`: the part's own words must come in this order (quotations, blanks).
 * - `slot`: the words of the question that this part answers, where crossing slots is wrong.
 * - `usual`: the part in the event's usual wording, which people are told first (rule 172); no judge reads it.
 */
export const QuestionPart = z.object({
  id: z.string().regex(/^p[1-9]\d*$/),
  text: z.string().min(1),
  accept: z.array(z.string().min(1)).optional(),
  reject: z.array(z.string().min(1)).optional(),
  key: z.array(z.string().min(1)).optional(),
  ordered: z.boolean().optional(),
  slot: z.string().min(1).optional(),
  usual: z.string().min(1).optional(),
})
export type QuestionPart = z.infer<typeof QuestionPart>

/** A part as a judge may be handed it: one without an id is named by its place, `p1`, `p2`, … */
export const JudgedPart = QuestionPart.partial({ id: true })
export type JudgedPart = z.infer<typeof JudgedPart>

/** What a judge needs to know of a question; `ordered`: the parts must come in their order. */
export const JudgedQuestion = z.object({
  question: z.string(),
  points: z.number().int().min(1).max(8),
  parts: z.array(JudgedPart).min(1),
  ordered: z.boolean().optional(),
})
export type JudgedQuestion = z.infer<typeof JudgedQuestion>

/**
 * The verdict on one part; `evidence` is the piece of the response that it rests on, empty when missing. `id` is the part's; where the
 * judge splits a part, that and the piece's place (`p1.2`). Verdicts that were stored before parts had ids have none.
 */
export const PartVerdict = z.object({
  id: z.string().optional(),
  part: z.string(),
  status: z.enum(['given', 'missing', 'wrong']),
  evidence: z.string(),
})
export type PartVerdict = z.infer<typeof PartVerdict>

/** The rules that a mark is given by (rule 47): those of studying, or of an event as its guide of 2023 tells them. */
export const RulesProfile = z.enum(['study', 'nad-2023'])
export type RulesProfile = z.infer<typeof RulesProfile>

/** What was noticed about a response, besides its parts. */
export const JudgementFlag = z.enum([
  'blank',
  'idk',
  'restated_question',
  'injection',
  'hedge',
  'self_correction',
  'negation',
  'stuffing',
  'other_language',
  'truncated',
  'verse_pasted',
])
export type JudgementFlag = z.infer<typeof JudgementFlag>

/**
 * A judge's result, facts alone (rule 54): 0 ≤ score ≤ maxScore = the question's points; `confidence` decides whether a model is asked.
 * Marks that were stored before rule 54 hold their sentence too; nothing reads it.
 */
export const Judgement = z.object({
  score: z.number().int().min(0),
  maxScore: z.number().int().min(1),
  parts: z.array(PartVerdict),
  surplus: z.array(z.string()),
  flags: z.array(JudgementFlag),
  confidence: z.enum(['high', 'low']),
})
export type Judgement = z.infer<typeof Judgement>

/**
 * What a season knows about words: `names` are the book's names and the commonest others, which are never taken for a misspelling of one
 * another; `synonyms` are rows of wordings that mean the same (other translations above all).
 */
export const Lexicon = z.object({
  names: z.array(z.string()).readonly(),
  synonyms: z.array(z.array(z.string()).readonly()).readonly(),
})
export type Lexicon = z.infer<typeof Lexicon>

/** A question with responses and the points that a fair judge gives them: what a judge is measured with, one a line of a file. */
export const JudgingCase = z.object({
  id: z.string(),
  ref: z.string().optional(),
  question: z.string(),
  answer: z.union([z.string(), z.array(z.string()).min(1)]),
  points: z.number().int().min(1),
  responses: z.array(z.object({ text: z.string(), score: z.number(), tag: z.string().default('') })),
})
export type JudgingCase = z.infer<typeof JudgingCase>
