import type { ProgressKind } from '@seraph/schema/progress/progressKinds'

/** What players of the demo club do. */
export type DemoKind = Extract<
  ProgressKind,
  'ai-evaluated' | 'self-graded' | 'trivia' | 'memory' | 'crossword' | 'study'
>

/** A player of the demo club: the gem, and on which of the days before today they studied what. */
export type DemoPlayer = {
  gem: string
  state: string
  daysAgo: readonly number[]
  kinds: readonly DemoKind[]
  /** How often this player answers right, in percent. */
  accuracy: number
  isPubliclyVisible: boolean
}

const everyDay = (days: number): number[] => Array.from({ length: days }, (_, day) => days - day - 1)
const all = ['ai-evaluated', 'trivia', 'self-graded', 'memory', 'crossword', 'study'] as const
const none: readonly DemoKind[] = []

const player = (gem: string, state: string, over: Partial<Omit<DemoPlayer, 'gem' | 'state'>> = {}): DemoPlayer => ({
  gem,
  state,
  daysAgo: [],
  kinds: none,
  accuracy: 80,
  isPubliclyVisible: false,
  ...over,
})

/**
 * Three teams: a busy one, one that is on its way, and one that was registered and never came. Screens show them by their
 * names: the busy one first.
 */
export const demoTeams: readonly {
  teamName: string
  chapter: number
  isPubliclyVisible: boolean
  players: readonly DemoPlayer[]
}[] = [
  {
    teamName: 'Owls',
    chapter: 6,
    isPubliclyVisible: true,
    players: [
      player('A', 'studies every day, for six weeks', {
        daysAgo: everyDay(42),
        kinds: all,
        accuracy: 96,
        isPubliclyVisible: true,
      }),
      player('E', 'two weeks in a row, today is missing still', {
        daysAgo: everyDay(15).slice(0, -1),
        kinds: ['ai-evaluated', 'trivia'],
        accuracy: 88,
        isPubliclyVisible: true,
      }),
      player('J', 'missed a day, the streak goes on', {
        daysAgo: [8, 7, 6, 5, 3, 2, 1, 0],
        kinds: ['ai-evaluated', 'study'],
        accuracy: 72,
      }),
      player('O', 'came back after three weeks', { daysAgo: [25, 24, 22, 0], kinds: ['ai-evaluated'], accuracy: 61 }),
      player('R', 'plays the memorization game', { daysAgo: [6, 4, 2, 1], kinds: ['memory'], isPubliclyVisible: true }),
      player('S', 'began today', { daysAgo: [0], kinds: ['trivia'], accuracy: 45 }),
      player('T', 'has a code and has not begun'),
    ],
  },
  {
    teamName: 'The Watchers on the Walls',
    chapter: 12,
    isPubliclyVisible: true,
    players: [
      player('A', 'once a week', { daysAgo: [28, 21, 14, 7], kinds: ['ai-evaluated', 'crossword'], accuracy: 77 }),
      player('J', 'finds it hard', { daysAgo: [5, 3, 1], kinds: ['ai-evaluated', 'self-graded'], accuracy: 28 }),
      player('S', 'solves crosswords', { daysAgo: [9, 8, 2], kinds: ['crossword'] }),
    ],
  },
  {
    teamName: 'Young Eagles',
    chapter: 20,
    isPubliclyVisible: false,
    players: [player('E', 'never came'), player('O', 'never came either')],
  },
]
