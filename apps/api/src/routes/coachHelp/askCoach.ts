import { answerFromVerses } from '@seraph/domain/coachHelp/answerFromVerses'
import { stripCodes } from '@seraph/domain/codes/stripCodes'
import { askCoach } from '@seraph/schema/http/coachHelp'
import type { CoachAnswer } from '@seraph/schema/http/coachHelp'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { askWorker } from '../../askWorker.ts'
import type { Deps } from '../../deps.ts'
import { getCurrentSeason } from '../../seasonCache.ts'
import { serve } from '../../serve.ts'
import { plainText } from '@seraph/domain/text/plainText'
import { findHelp } from './findHelp.ts'
import type { Help } from './findHelp.ts'
import { fixedReply } from './fixedReply.ts'

/**
 * Answers a question about a verse or a word (ruling 33): from a model where there is one, grounded in the verses that were found,
 * else from these and the glossary. Stores nothing. Quiz questions, distress and personal data get a fixed reply, and no model sees them.
 */
export function addAskCoach(app: FastifyInstance, deps: Deps): void {
  serve(app, askCoach, async ({ body, request }): Promise<CoachAnswer> => {
    const current = await getCurrentSeason(deps)
    const question = plainText(body.question)
    const fixed = fixedReply(question, current)
    if (fixed !== undefined) return { answer: fixed, source: 'fixed', verses: [] }
    const help = await findHelp(deps, current, question)
    const answer = await askModel(deps, request, { season: current.season.title, question, help })
    if (answer !== undefined) return { answer, source: 'model', verses: help.verses }
    const { title } = current.season
    return { answer: answerFromVerses({ season: title, ...help }), source: 'verses', verses: help.verses }
  })
}

/** The model's answer; undefined without a model, over the address's quota, without a verse to rest on, or where none came in time. */
async function askModel(
  deps: Deps,
  request: FastifyRequest,
  asked: { season: string; question: string; help: Help },
): Promise<string | undefined> {
  const { OPENAI_API_KEY, COACH_LIMIT_ADDRESS, COACH_WAIT_MS } = deps.env
  const { verses, words } = asked.help
  if (OPENAI_API_KEY === undefined || COACH_LIMIT_ADDRESS === 0 || verses.length + words.length === 0) return undefined
  try {
    await deps.callLimit.count('coach', request.ip)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
  const data = {
    season: asked.season,
    question: stripCodes(asked.question),
    verses,
    words: words.map(({ term, meaning }) => ({ term, meaning })),
  }
  const reply = await askWorker(deps, request, { name: 'coach.help', data, waitMs: COACH_WAIT_MS })
  return reply?.answer ?? undefined
}
