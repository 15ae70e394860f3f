import { bareWords } from '@seraph/domain/drills/bareWords'
import { markList } from '@seraph/domain/drills/markList'
import { ownPieces } from '@seraph/domain/drills/ownPieces'
import type { PackAlike, PackList } from '@seraph/schema/drills'
import type { SeasonPack } from '@seraph/schema/season'

import type { Fault } from '../check/fault.ts'
import type { VerseText } from '../edition.ts'
import type { Pack } from '../pack/readPack.ts'
import { longestRun } from './findAlikeVerses.ts'

/** The least run of words that verses share which are nearly alike: what the proposals begin with (rule 202). */
const leastRun = 4

/**
 * What is wrong with a pack's drills: verses that aren't alike or aren't
 * there, parts and questions that aren't, lists that can't be told apart.
 */
export function findDrillFaults(pack: Pick<Pack, 'season' | 'questions' | 'drills'>, verseText: VerseText): Fault[] {
  const { alike, lists } = pack.drills
  const ids = [...alike, ...lists].map(({ id }) => id)
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => ({ where: id, what: 'is there twice' }))
  const parts = new Map(
    pack.questions.map(({ question }) => [question.id, 'parts' in question ? question.parts : undefined]),
  )
  return [
    ...twice,
    ...alike.flatMap((pair) => faultsOfPair(pair, parts, textOf(pack.season, verseText))),
    ...lists.flatMap((list) => faultsOfList(list, parts)),
  ]
}

type Parts = ReadonlyMap<
  string,
  readonly { id: string; text: string; accept?: readonly string[] | undefined }[] | undefined
>

function faultsOfPair(
  { id, verses, parts }: PackAlike,
  known: Parts,
  textAt: (verse: string) => string | undefined,
): Fault[] {
  const fault = (what: string): Fault => ({ where: id, what })
  const [one, other] = [textAt(verses[0]), textAt(verses[1])]
  if (one === undefined || other === undefined) return [fault('names a verse that the edition doesn’t have')]
  const faults = parts
    .flat()
    .filter((name) => !isKnown(name, known))
    .map((name) => fault(`names ${name}, a part of no written question`))
  if (longestRun(bareWords(one), bareWords(other)).length < leastRun)
    faults.push(fault(`its verses share no run of ${leastRun} words`))
  if (![ownPieces(one, other), ownPieces(other, one)].flat().some(({ isOwn }) => isOwn))
    faults.push(fault('its verses don’t differ'))
  return faults
}

function isKnown(name: string, known: Parts): boolean {
  const [question = '', part] = name.split('/')
  return known.get(question)?.some(({ id }) => id === part) === true
}

/** A list needs four things, each of which is taken for no other one. */
function faultsOfList({ id, question }: PackList, known: Parts): Fault[] {
  const parts = known.get(question)
  if (parts === undefined) return [{ where: id, what: `names ${question}, which is no written question` }]
  if (parts.length < 4) return [{ where: id, what: 'has fewer than four things' }]
  const items = parts.map(({ text, accept = [] }) => ({ text, accept: [...accept] }))
  const { lines } = markList(
    items,
    items.map(({ text }) => text),
  )
  return lines.every((place, line) => place === line)
    ? []
    : [{ where: id, what: 'has two things that are taken for one another' }]
}

/** The text of a verse as people cite it; undefined where it is none of the season's. */
function textOf(season: SeasonPack, verseText: VerseText): (cited: string) => string | undefined {
  return (cited) => {
    const [, book = '', chapter, verse] = /^(.+) (\d+):(\d+)$/.exec(cited) ?? []
    const isInSeason = season.chapters.some((one) => one.book === book && one.chapter === Number(chapter))
    return isInSeason ? verseText(book, Number(chapter), Number(verse)) : undefined
  }
}
