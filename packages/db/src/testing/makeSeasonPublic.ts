import { PublicSeason } from '@seraph/schema/season'
import type { SeasonPages } from '@seraph/schema/seasonPages'

/** The public part of a season with so many chapters, of 10 verses each. Achievements: the first chapter, a streak of 3, 25 questions. */
export function makeSeasonPublic(chapterCount: number): PublicSeason {
  const ordinals = Array.from({ length: chapterCount }, (_, at) => at + 1)
  const review = { chapters: [], title: 'Under review', text: 'Chapters {chapters} are under review.' }
  const achievement = (id: string, rule: PublicSeason['achievements'][number]['rule']) => ({
    id,
    title: `Earned ${id}`,
    description: `How ${id} is earned.`,
    rule,
  })
  return PublicSeason.parse({
    id: '2026-isaiah',
    year: 2026,
    title: 'Isaiah',
    endsOn: '2026-12-31',
    events: [
      { level: 'area', name: 'area event', date: '2026-01-17' },
      { level: 'conference', name: 'conference event', date: null },
    ],
    labels: { competition: 'Bible event', abbreviation: 'BE', meter: 'Meter', contributors: 'Contributors' },
    texts: { welcomeSubtitle: 'Welcome', homeHeadline: 'Study', homeIntroduction: 'Begin here.' },
    pages: makeSeasonPages(),
    books: [{ name: 'Isaiah', abbreviation: 'Isa', usfm: 'ISA' }],
    chapters: ordinals.map((ordinal) => ({
      ordinal,
      label: `Isaiah ${ordinal}`,
      book: 'Isaiah',
      chapter: ordinal,
      verses: 10,
    })),
    targets: { verses: 10, questions: 10, memoryRoundPoints: 10, repeatedVerses: 10, repetitions: 10 },
    memory: {
      hiddenVerses: [],
      isRestingAlways: true,
      allowanceVerses: 500,
      licensing: { title: 'Licence', paragraphs: ['Free.'] },
      groups: [ordinals],
    },
    review: { aiQuiz: review, selfGraded: review },
    maintenance: [],
    notices: [],
    achievements: [
      achievement('first-chapter', { kind: 'chapters', count: 1 }),
      achievement('streak-3', { kind: 'streak', count: 3 }),
      achievement('questions-25', { kind: 'questions', count: 25 }),
    ],
    copyright: { footer: 'Made by us.', scripture: 'Public domain.' },
    edition: { id: 'web', name: 'World English Bible', abbreviation: 'WEB', notice: '', isLimited: false },
    questionChapters: [1],
    hash: 'a'.repeat(64),
  })
}

function makeSeasonPages(): SeasonPages {
  const titled = { title: 'Title', text: 'Text.' }
  const block = { title: 'Title', paragraphs: ['Text.'] }
  return {
    home: { features: [{ activity: 'ai-quiz', ...titled }], support: block, about: block },
    support: {
      updatedOn: '2026-01-01',
      hero: titled,
      mission: block,
      payment: { ...titled, button: 'Give', withoutLink: 'No gifts here.' },
      otherWays: { title: 'Title', ways: [titled] },
      transparency: {
        title: 'Title',
        received: 'Received',
        serverCosts: 'Server costs',
        development: 'Development',
        asOf: 'As of',
        withoutFigures: 'No figures.',
      },
      impact: { title: 'Title', figures: [{ value: '1', label: 'question' }] },
      author: { title: 'Title' },
    },
    about: {
      updatedOn: '2026-01-01',
      hero: titled,
      author: { title: 'Title' },
      privacy: { title: 'Title', introduction: 'Text.', commitments: [titled] },
      group: { ...titled, button: 'Visit' },
      background: block,
    },
  }
}
