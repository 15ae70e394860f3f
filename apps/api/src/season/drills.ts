import type { QuestionRow } from '@seraph/db/queries/seasons/questions'
import type { LoadedVerse } from '@seraph/db/queries/seasons/editions'
import { ownPieces } from '@seraph/domain/drills/ownPieces'
import type { PackAlike, PackList, SeasonDrills } from '@seraph/schema/drills'
import type { QuestionPart } from '@seraph/schema/judging'
import type { AlikePair, AlikeVerse, Drills, OrderedList } from '@seraph/schema/http/drills'
import type { Season } from '@seraph/schema/season'

import { makePayload } from '../http/payload.ts'
import type { Payload } from '../http/payload.ts'
import { presentKey } from './presentKey.ts'

/** What a list needs of its question. */
type Listed = Pick<QuestionRow, 'isRetired' | 'verse' | 'chapter' | 'parts'>

/** A season's drills: what is served, and what answers to them are marked by. */
export type OpenDrills = {
  payload: Payload
  pairs: ReadonlyMap<string, { pack: PackAlike; chapters: readonly [number, number] }>
  lists: ReadonlyMap<string, OrderedList & { question: string }>
}

type Given = {
  season: Pick<Season, 'chapters'>
  verses: readonly LoadedVerse[]
  questionById: ReadonlyMap<string, Listed>
  hash: string
}

/**
 * A season's drills in the edition in use (rule 202). A pair of which a verse
 * may not be shown, or that differs in nothing there, is left out, and so is
 * a list whose question is retired. Lists are told in the usual wording (rule 172).
 */
export function readDrills({ alike, lists }: SeasonDrills, { season, verses, questionById, hash }: Given): OpenDrills {
  const texts = new Map(verses.map((verse) => [`${verse.book} ${verse.chapter}:${verse.verse}`, verse.text]))
  const ordinals = new Map(season.chapters.map(({ book, chapter, ordinal }) => [`${book} ${chapter}`, ordinal]))
  const pairs = alike.flatMap((pack) => {
    const pair = pairOf(pack, texts, ordinals)
    return pair === undefined ? [] : [{ pack, pair }]
  })
  const ordered = lists.flatMap((list) => listOf(list, questionById))
  const served: Drills = {
    alike: pairs.map(({ pair }) => pair),
    lists: ordered.map(({ question: _question, ...list }) => list),
  }
  return {
    payload: makePayload(served, `${hash}-told-drills`),
    pairs: new Map(
      pairs.map(({ pack, pair: { first, second } }) => [pack.id, { pack, chapters: [first.chapter, second.chapter] }]),
    ),
    lists: new Map(ordered.map((list) => [list.id, list])),
  }
}

function pairOf(
  { id, verses, difference }: PackAlike,
  texts: ReadonlyMap<string, string>,
  ordinals: ReadonlyMap<string, number>,
): AlikePair | undefined {
  const [first, second] = verses
  const side = (verse: string, other: string): AlikeVerse | undefined => {
    const [text, others] = [texts.get(verse), texts.get(other)]
    const chapter = ordinals.get(verse.slice(0, verse.lastIndexOf(':')))
    if (text === undefined || others === undefined || chapter === undefined) return undefined
    return { verse, chapter, pieces: ownPieces(text, others) }
  }
  const [one, other] = [side(first, second), side(second, first)]
  if (one === undefined || other === undefined) return undefined
  if (![...one.pieces, ...other.pieces].some(({ isOwn }) => isOwn)) return undefined
  return { id, first: one, second: other, difference }
}

function listOf(
  { id, title, question }: PackList,
  known: ReadonlyMap<string, Listed>,
): (OrderedList & { question: string })[] {
  const asked = known.get(question)
  if (asked === undefined || asked.isRetired) return []
  const { verse, chapter, parts } = asked
  const items = presentKey(parts).map((key, at) => {
    const { id, text } = parts[at] as QuestionPart
    return { id, ...key, ...(text !== key.text && { beside: text }) }
  })
  return [{ id, title, verse, chapter, items, question }]
}
