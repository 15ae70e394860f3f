import { createHash, randomUUID } from 'node:crypto'

import type { Database } from '../open.ts'
import type { LoadedQuestion } from '../queries/questions.ts'
import { loadSeason } from '../queries/seasons.ts'
import type { LoadedSeason } from '../queries/seasons.ts'
import type { LoadedTrivia } from '../queries/trivia.ts'
import { makeSeasonPublic } from './makeSeasonPublic.ts'

/** A question of chapter 1 worth one point, but for what `over` says. */
export function makeQuestion(over: Partial<LoadedQuestion> & { id: string }): LoadedQuestion {
  return {
    version: `version of ${over.id}`,
    chapter: 1,
    verse: 'Isaiah 1:1',
    type: 'recall',
    points: 1,
    question: `What does ${over.id} ask?`,
    hint: 'One name',
    parts: [{ text: 'Amoz' }],
    isOrdered: false,
    ...over,
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

/** Loads a season of 6 chapters with these questions and makes it the one in play. */
export async function makeSeason(
  db: Database,
  pack: Partial<Omit<LoadedSeason, 'season'>> & { id?: string; hash?: string; public?: object } = {},
): Promise<{ id: string; hash: string }> {
  const season = {
    id: pack.id ?? '2026-isaiah',
    hash: pack.hash ?? 'a'.repeat(64),
    public: pack.public ?? makeSeasonPublic(6),
  }
  const { questions = [], trivia = [], crosswords = [], glossary = [] } = pack
  const lexicon = pack.lexicon ?? { names: [], synonyms: [] }
  const loaded = { season, lexicon, questions, trivia, crosswords, glossary }
  await db.transaction().execute((tx) => loadSeason(tx, loaded))
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

/** A live session of a player; returns its token, which a browser would hold as its cookie. */
export async function makeSession(
  db: Database,
  playerId: string,
  over: { adminUntil?: Date; adminMark?: Buffer } = {},
): Promise<string> {
  const token = randomUUID()
  await db
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      tokenHash: createHash('sha256').update(token).digest(),
      playerId,
      browserHash: createHash('sha256').update(randomUUID()).digest(),
      adminUntil: over.adminUntil ?? null,
      adminMark: over.adminMark ?? null,
      expiresAt: new Date(Date.now() + 30 * 24 * 3_600_000),
    })
    .execute()
  return token
}
