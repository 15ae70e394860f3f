import { answerFromText } from './answerFromText.ts'
import type { Help } from './helpFromText.ts'
import { versesAround } from './versesAround.ts'
import { stripCodes } from '@seraph/domain/codes/stripCodes'
import { askCoach, coachQuestionLimit } from '@seraph/schema/http/coachHelp'
import type { CoachAnswer } from '@seraph/schema/http/coachHelp'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { askWorker } from '../../askWorker.ts'
import type { Deps } from '../../deps.ts'
import { countHeeded, heedDistress } from '../../heedDistress.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { serve } from '../../http/serve.ts'
import { findPlayerSession } from '../../session.ts'
import { withoutUnseen } from '@seraph/schema/names/withoutUnseen'
import { fixedReply } from './fixedReply.ts'

/**
 * Answers a question about a verse or a word (rule 33): from a model where
 * there is one, grounded in the verses that were found, else from these
 * and the glossary. Stores nothing but the count of what was heeded.
 * Distress is heard first; it, quiz questions and personal data get fixed
 * words, and no model sees them. Over its limit an address is told to wait.
 */
export function addAskCoach(app: FastifyInstance, deps: Deps): void {
  serve(app, askCoach, async ({ body, request, season: named }): Promise<CoachAnswer> => {
    const heeded = await heedDistress(deps, body.question, { playerId: await playerIdOf(deps, request) })
    if (heeded !== undefined) {
      await countHeeded(deps, { kind: heeded.kind, box: 'coach_help' })
      return { answer: heeded.care, source: 'care', verses: [] }
    }
    await deps.callLimit.count('coach_question', request.ip)
    const current = await getOpenSeason(deps, named, request)
    // One character may become eighteen: what is normalised once is bounded again, and everything behind works on that.
    const question = withoutUnseen(body.question).normalize('NFKC').slice(0, coachQuestionLimit)
    const fixed = fixedReply(question, current)
    if (fixed !== undefined) return { answer: fixed, source: 'fixed', verses: [] }
    const [search, { helpFromText }] = await Promise.all([deps.coachVerses(current), import('./helpFromText.ts')])
    const help = helpFromText(search, current.season, question)
    const verses = help.verses.map((verse) => ({ ...verse, around: versesAround(verse, search.verses) }))
    const { title } = current.season
    const answer = await askModel(deps, request, { season: title, question, help })
    if (answer !== undefined) return { answer, source: 'model', verses }
    return { answer: answerFromText(title, help), source: 'verses', verses }
  })
}

/** Whose country's help line is told; only a browser with a session is looked up. */
async function playerIdOf(deps: Deps, request: FastifyRequest): Promise<string | undefined> {
  if (deps.env.HELP_LINES.size === 0) return undefined
  return findPlayerSession(deps, request).then(
    (session) => session?.player.id,
    () => undefined,
  )
}

/** The model's answer; undefined without a model, over the address's quota, without a verse to rest on, or where none came in time. */
async function askModel(
  deps: Deps,
  request: FastifyRequest,
  asked: { season: string; question: string; help: Help },
): Promise<string | undefined> {
  const { OPENAI_API_KEY, COACH_LIMIT_ADDRESS, COACH_WAIT_MS } = deps.env
  const { verses, words, outside, hidden } = asked.help
  // Without a verse there is nothing to rest on; what isn't in the season is said in fixed words.
  if (OPENAI_API_KEY === undefined || COACH_LIMIT_ADDRESS === 0) return undefined
  if (verses.length === 0 || outside.length + hidden.length > 0) return undefined
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
