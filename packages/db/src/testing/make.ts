import { createHash, randomUUID } from 'node:crypto'

import { noDrills } from '@seraph/schema/drills'
import type { JudgedPart } from '@seraph/schema/judging'

import type { Database } from '../open.ts'
import type { LoadedQuestion } from '../queries/seasons/questions.ts'
import { listOpenSeasons, setOpenSeasons } from '../queries/seasons/openSeasons.ts'
import { loadSeason } from '../queries/seasons/seasons.ts'
import type { LoadedSeason } from '../queries/seasons/seasons.ts'
import type { LoadedTrivia } from '../queries/seasons/trivia.ts'
import type { Proof } from '../tables/playerNumbers.ts'
import { makeSeasonPublic } from './makeSeasonPublic.ts'

/** A question of chapter 1 worth one point, but for what `over` says; parts without an id are named by their place. */
export function makeQuestion(
  over: Partial<Omit<LoadedQuestion, 'parts'>> & { id: string; parts?: readonly JudgedPart[] },
): LoadedQuestion {
  const { parts = [{ text: 'Amoz' }] } = over
  return {
    version: `version of ${over.id}`,
    chapter: 1,
    verse: 'Isaiah 1:1',
    type: 'recall',
    points: 1,
    question: `What does ${over.id} ask?`,
    hint: 'One name',
    isOrdered: false,
    ...over,
    parts: parts.map((part, at) => ({ ...part, id: part.id ?? `p${at + 1}` })),
  }
}

/** A trivia question of chapter 1 that is answered by Amoz, but for what `over` says. */
export function makeTriviaQuestion(over: Partial<LoadedTrivia> & { id: string }): LoadedTrivia {
  return {
    chapter: 1,
    verse: 'Isaiah 1:1',
    question: `Whose son does ${over.id} ask for?`,
    choices: ['Ahaz', 'Amoz', 'Jotham', 'Remaliah'],
    answer: 'Amoz',
    ...over,
  }
}

/**
 * Loads a season of 6 chapters with these questions and opens it as
 * the first, before those that are open, or with `isLast` as the last.
 */
export async function makeSeason(
  db: Database,
  pack: Partial<Omit<LoadedSeason, 'season'>> & {
    id?: string
    hash?: string
    public?: object
    isLast?: boolean
  } = {},
): Promise<{ id: string; hash: string }> {
  const season = {
    id: pack.id ?? '2026-isaiah',
    hash: pack.hash ?? 'a'.repeat(64),
    public: pack.public ?? { ...makeSeasonPublic(6), id: pack.id ?? '2026-isaiah' },
  }
  const { questions = [], trivia = [], crosswords = [], glossary = [], drills = noDrills } = pack
  const lexicon = pack.lexicon ?? { names: [], synonyms: [] }
  const loaded = { season, lexicon, questions, trivia, crosswords, glossary, drills }
  await db.transaction().execute(async (tx) => {
    await loadSeason(tx, loaded)
    const others = (await listOpenSeasons(tx)).map(({ id }) => id).filter((id) => id !== season.id)
    await setOpenSeasons(tx, pack.isLast === true ? [...others, season.id] : [season.id, ...others])
  })
  return { id: season.id, hash: season.hash }
}

/** A player with a team and club of their own, or of `teamOf`'s; logged in once, when the record was made. */
export async function makePlayer(
  db: Database,
  over: { code?: string; createdAt?: Date; teamOf?: { clubId: string; teamId: string }; timeZone?: string } = {},
): Promise<{ id: string; code: string; clubId: string; teamId: string; loginId: string }> {
  const id = randomUUID()
  const loginId = randomUUID()
  const code = over.code ?? id.replaceAll('-', '').slice(0, 10).toUpperCase()
  const { clubId, teamId } = over.teamOf ?? { clubId: randomUUID(), teamId: randomUUID() }
  const createdAt = over.createdAt ?? new Date(Date.now() - 8 * 24 * 3_600_000)
  await db.transaction().execute(async (tx) => {
    if (over.teamOf === undefined) {
      const club = {
        id: clubId,
        name: `Club ${clubId}`,
        nameKey: clubId,
        state: 'Ohio',
        stateKey: 'ohio',
        countryKey: '',
      }
      await tx.insertInto('clubs').values(club).execute()
      await tx.insertInto('teams').values({ id: teamId, clubId, name: 'Team 1', nameKey: 'team 1' }).execute()
    }
    const taken = await tx.selectFrom('players').select('id').where('teamId', '=', teamId).execute()
    await tx
      .insertInto('players')
      .values({
        id,
        code,
        clubId,
        teamId,
        startingChapter: 1 + taken.length,
        gem: 'A',
        state: 'Ohio',
        isPubliclyVisible: false,
        isSlotReserved: false,
        isAdmin: false,
        timeZone: over.timeZone ?? null,
        createdAt,
      })
      .execute()
    await tx.insertInto('playerCodes').values({ code, playerId: id }).execute()
    await tx.insertInto('logins').values({ id: loginId, playerId: id, loggedInAt: createdAt }).execute()
  })
  return { id, code, clubId, teamId, loginId }
}

/**
 * A live session of a player, which proves its browser unless `over` says
 * otherwise; returns its token, which a browser would hold as its cookie.
 */
export async function makeSession(
  db: Database,
  playerId: string,
  over: { adminUntil?: Date; adminMark?: Buffer; proof?: Proof; browserHash?: Buffer } = {},
): Promise<string> {
  const token = randomUUID()
  await db
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      tokenHash: createHash('sha256').update(token).digest(),
      playerId,
      browserHash: over.browserHash ?? createHash('sha256').update(randomUUID()).digest(),
      proof: over.proof ?? 'proved',
      adminUntil: over.adminUntil ?? null,
      adminMark: over.adminMark ?? null,
      expiresAt: new Date(Date.now() + 30 * 24 * 3_600_000),
    })
    .execute()
  return token
}
