import type { Edition } from '@seraph/content/edition'
import { proposeHidden } from '@seraph/content/editions/proposeHidden'
import type { SeasonBook, SeasonPack } from '@seraph/schema/season'

/** The most chapters that one data file of the memorization game holds. */
const chaptersInGroup = 5

/**
 * The `season.json` of a new pack: its chapters and verses counted in an
 * edition, one label a chapter, and texts that are true of any season, for
 * whoever writes the pack to put better ones in their place. What is the same every year comes from `like`, another season's.
 */
export function makeSeasonFile(
  like: SeasonPack,
  wanted: { id: string; year: number; title: string; books: readonly SeasonBook[]; edition: Edition },
): SeasonPack {
  const { id, year, title, books, edition } = wanted
  const chapters = books.flatMap((book) => chaptersOf(book, edition)).map((one, at) => ({ ordinal: at + 1, ...one }))
  const groups = books.flatMap(({ name }) => {
    const own = chapters.filter(({ book }) => book === name).map(({ ordinal }) => ordinal)
    return Array.from({ length: Math.ceil(own.length / chaptersInGroup) }, (_, at) =>
      own.slice(at * chaptersInGroup, (at + 1) * chaptersInGroup),
    )
  })
  const { labels, pages } = like
  const sizes = new Map(books.map(({ name }) => [name, edition.verses.filter(({ book }) => book === name).length]))
  const limit = { versesAllowed: like.memory.allowanceVerses, bookShareAllowed: null }
  const hiddenVerses = proposeHidden(chapters, limit, sizes)
  const event = `the ${year} ${labels.competition}`
  return {
    ...like,
    id,
    year,
    title,
    endsOn: `${year}-12-31`,
    events: like.events.map((event) => ({ ...event, date: null })),
    texts: {
      welcomeSubtitle: `Study ${title} for the event of ${year}.`,
      homeHeadline: `Know ${title}, verse by verse`,
      homeIntroduction: `Get ready for ${event} with questions on ${title}, marked at once.`,
      askExamples: [],
    },
    pages: {
      ...pages,
      home: {
        ...pages.home,
        about: {
          title: pages.home.about.title,
          paragraphs: [
            `Seraph helps Pathfinder clubs learn ${title} for ${event}. It is a study aid made for clubs, not an official site of the event.`,
          ],
        },
      },
      support: {
        ...pages.support,
        impact: {
          ...pages.support.impact,
          figures: [{ value: String(chapters.length), label: `chapters of ${title}` }],
        },
      },
      about: {
        ...pages.about,
        hero: {
          ...pages.about.hero,
          text: `A place to study ${title} for ${event}: alone, with your team, or with your whole club.`,
        },
      },
    },
    books: [...books],
    chapters,
    memory: { ...like.memory, hiddenVerses, isRestingAlways: false, groups },
    review: {
      aiQuiz: { ...like.review.aiQuiz, chapters: [] },
      selfGraded: { ...like.review.selfGraded, chapters: [] },
    },
    maintenance: [],
    notices: [],
    achievements: like.achievements.map((one) =>
      one.rule.kind === 'chapters' && one.rule.count === undefined
        ? { ...one, description: `Explore every chapter of ${title}.` }
        : one,
    ),
  }
}

function chaptersOf({ name }: SeasonBook, { verses }: Edition): Omit<SeasonPack['chapters'][number], 'ordinal'>[] {
  const own = Map.groupBy(
    verses.filter(({ book }) => book === name),
    ({ chapter }) => chapter,
  )
  return Array.from(own, ([chapter, some]) => ({
    label: `${name} ${chapter}`,
    book: name,
    chapter,
    verses: Math.max(...some.map(({ verse }) => verse)),
  }))
}
