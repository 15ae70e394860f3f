import { z } from 'zod'

import { EventLevel } from './eventLevel.ts'
import { Operator } from './operator.ts'
import { SeasonPages } from './seasonPages.ts'

const text = z.string().trim().min(1)
const count = z.number().int().min(1)
const ordinal = z.number().int().min(1).max(999)
const date = z.iso.date()
const slug = z.string().regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/)

/** A sentence or more with one blank to fill: the server puts the words in for `{name}`. */
const template = (name: string) => text.refine((line) => line.includes(`{${name}}`), `must contain {${name}}`)

/** A book of the season; `usfm` is its three-character identifier in Scripture files (`ISA`). */
export const SeasonBook = z.strictObject({ name: text, abbreviation: text, usfm: z.string().regex(/^[1-9A-Z]{3}$/) })
export type SeasonBook = z.infer<typeof SeasonBook>

/** One chapter: `ordinal` 1..N is what the rest of the system calls `chapter`; `chapter` is its number in its book (rule 2). */
export const SeasonChapter = z.strictObject({ ordinal, label: text, book: text, chapter: count, verses: count })
export type SeasonChapter = z.infer<typeof SeasonChapter>

/** What earns an achievement (rule 27); `chapters` without a count means all of the season's. */
export const AchievementRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('chapters'), count: count.optional() }),
  z.strictObject({ kind: z.literal('streak'), count }),
  z.strictObject({ kind: z.literal('questions'), count }),
  z.strictObject({ kind: z.enum(['first_room', 'first_report_resolved', 'all_gems_team']) }),
])
export type AchievementRule = z.infer<typeof AchievementRule>

/** Verses of a chapter, from the first to the last of them. */
export const VerseRange = z.strictObject({ chapter: ordinal, from: count, to: count })
export type VerseRange = z.infer<typeof VerseRange>

/** An entry of the catalogue of achievements. */
export const Achievement = z.strictObject({ id: slug, title: text, description: text, rule: AchievementRule })
export type Achievement = z.infer<typeof Achievement>

/** Where a notice is shown until it is dismissed. */
export const NoticePlace = z.enum(['ai-quiz', 'progress', 'coach', 'dashboard'])
export type NoticePlace = z.infer<typeof NoticePlace>

/** A notice; the browser remembers its dismissal by `id`, so a new text gets a new id. */
export const Notice = z.strictObject({ id: slug, place: NoticePlace, title: text, paragraphs: z.array(text).min(1) })
export type Notice = z.infer<typeof Notice>

/** A modal about chapters under review. Without any it is not shown. */
const Review = z.strictObject({ chapters: z.array(ordinal), title: text, text })

/** The same in a pack: `{chapters}` stands for the labels of the flagged ones. */
const PackReview = Review.extend({ text: template('chapters') })

/** An activity under maintenance and what is said there. */
const Maintenance = z.strictObject({ activity: z.enum(['trivia']), title: text, text })

/** A level's event with its usual day, null where that isn't known yet (rule 170): "the area event". */
export const SeasonEvent = z.strictObject({ level: EventLevel, name: text, date: date.nullable() })
export type SeasonEvent = z.infer<typeof SeasonEvent>

const shape = {
  id: slug,
  year: z.number().int().min(2000).max(2999),
  title: text,
  endsOn: date,
  /** In the order in which a team goes through them. */
  events: z.array(SeasonEvent).max(4).default([]),
  labels: z.strictObject({ competition: text, abbreviation: text, meter: text, contributors: text }),
  texts: z.strictObject({
    welcomeSubtitle: text,
    homeHeadline: text,
    homeIntroduction: text,
    /** Questions to the coach that show what can be asked. */
    askExamples: z.array(text).max(4).default([]),
  }),
  pages: SeasonPages,
  books: z.array(SeasonBook).min(1),
  chapters: z.array(SeasonChapter).min(1).max(999),
  targets: z.strictObject({
    verses: count,
    questions: count,
    memoryRoundPoints: count,
    repeatedVerses: count,
    repetitions: count,
  }),
  memory: z.strictObject({
    /** What an edition whose licence sets a limit shows nowhere (rule 171). */
    hiddenVerses: z.array(VerseRange),
    /** In the memorization game they rest with any other edition too. */
    isRestingAlways: z.boolean().default(true),
    allowanceVerses: count,
    licensing: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
    groups: z.array(z.array(ordinal).min(1)).min(1),
  }),
  review: z.strictObject({ aiQuiz: Review, selfGraded: Review }),
  maintenance: z.array(Maintenance),
  notices: z.array(Notice),
  achievements: z.array(Achievement),
  copyright: z.strictObject({ footer: text, scripture: text }),
}

type Issue = [path: (string | number)[], message: string]
const base = z.strictObject(shape)

/** What no single field can tell: that the parts of a pack agree. */
function disagreements(pack: z.infer<typeof base>): Issue[] {
  const issues: Issue[] = []
  const books = new Set(pack.books.map(({ name }) => name))
  const labels = new Set(pack.chapters.map(({ label }) => label))
  if (labels.size < pack.chapters.length) issues.push([['chapters'], 'two chapters have one label'])
  for (const [index, { ordinal, book }] of pack.chapters.entries()) {
    if (ordinal !== index + 1) issues.push([['chapters', index, 'ordinal'], 'ordinals must run 1, 2, 3 …'])
    if (!books.has(book)) issues.push([['chapters', index, 'book'], 'is none of the books'])
  }
  const levels = pack.events.map(({ level }) => EventLevel.options.indexOf(level))
  if (levels.some((level, index) => level <= (levels[index - 1] ?? -1)))
    issues.push([['events'], 'levels must be in their order, each once'])
  if (pack.events.some((event) => event.date !== null && event.date > pack.endsOn))
    issues.push([['events'], 'an event is after the end of the season'])
  const { memory, review } = pack
  for (const [at, { chapter, from, to }] of memory.hiddenVerses.entries()) {
    const before = memory.hiddenVerses[at - 1]
    const isAfter = before === undefined || before.chapter < chapter || (before.chapter === chapter && before.to < from)
    if (!isAfter || from > to) issues.push([['memory', 'hiddenVerses', at], 'ranges must run in order and not overlap'])
    if (to > (pack.chapters[chapter - 1]?.verses ?? 0))
      issues.push([['memory', 'hiddenVerses', at], 'goes beyond the chapter'])
  }
  const named = [review.aiQuiz.chapters, review.selfGraded.chapters].flat()
  if (named.some((one) => one > pack.chapters.length))
    issues.push([['chapters'], 'a list names a chapter beyond the last'])
  const grouped = memory.groups.flat()
  if (grouped.length !== pack.chapters.length || grouped.some((one, index) => one !== index + 1)) {
    issues.push([['memory', 'groups'], 'must hold every chapter once, in order'])
  }
  for (const list of ['notices', 'achievements'] as const) {
    if (new Set(pack[list].map(({ id }) => id)).size < pack[list].length)
      issues.push([[list], 'two entries have one id'])
  }
  return issues
}

/**
 * A season's pack as `season.json` holds it (rule 2). `{edition}` in the Scripture line, the licensing paragraphs and the about page's
 * background stands for the edition in use, `{resting}` and `{allowance}` in the licensing paragraphs for the hidden verses and the
 * verses allowed, and `{chapters}` in a review's text for the labels of the chapters that it flags.
 */
export const SeasonPack = base
  .extend({
    copyright: shape.copyright.extend({ scripture: template('edition') }),
    review: z.strictObject({ aiQuiz: PackReview, selfGraded: PackReview }),
    memory: shape.memory.extend({
      /** `paragraphs` where the edition's licence sets a limit, `withoutLimit` where it sets none. */
      licensing: shape.memory.shape.licensing.extend({ withoutLimit: z.array(text).min(1) }),
    }),
  })
  .superRefine((pack, context) => {
    for (const [path, message] of disagreements(pack)) context.addIssue({ code: 'custom', path, message })
  })
export type SeasonPack = z.infer<typeof SeasonPack>

/**
 * The edition of Scripture in use; `notice` is what its licence wants
 * said, empty when it wants nothing. `isLimited`: it allows only so many
 * verses, so the hidden ones are shown nowhere (rule 31). `isSubstitutionAllowed`: words may be put in and marked, and `saysDivineName`:
 * verses of this season that it shows say God's name (rule 249).
 */
export const SeasonEdition = z.object({
  id: slug,
  name: text,
  abbreviation: text,
  notice: z.string(),
  isLimited: z.boolean(),
  isSubstitutionAllowed: z.boolean().default(false),
  saysDivineName: z.boolean().default(false),
})
export type SeasonEdition = z.infer<typeof SeasonEdition>

/** A season as it is loaded: the pack with every blank filled in, and the hash of all that was loaded with it. */
export const PublicSeason = z.object({
  ...shape,
  edition: SeasonEdition,
  /** The ordinals of the chapters that have questions. */
  questionChapters: z.array(ordinal),
  hash: z.string().min(8),
})
export type PublicSeason = z.infer<typeof PublicSeason>

/**
 * What `GET /api/season` serves: the loaded season with what the operator says and with the verses that rest here, and the hash of all
 * that, which changes when anything of it does.
 */
export const Season = PublicSeason.extend({ operator: Operator })
export type Season = z.infer<typeof Season>
