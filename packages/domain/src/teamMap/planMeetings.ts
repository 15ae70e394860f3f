import type { ChapterReadiness } from './chapterReadiness.ts'

/** What a meeting is for: what somebody has met and nobody keeps, or what nobody has met. */
export type Meeting = { goal: 'near' | 'new'; chapters: number[] }

const chaptersEach = 2
/** In the last days before the event what is new doesn't stay. */
const lastDays = 21

/**
 * What to do in the next two meetings (rule 222): first the chapters with most that is nearly there, then those with most that is
 * new; in the last 21 days
 * before the event what is nearly there in both, while there is any. No chapter is in both; a meeting without anything to gain is left out.
 */
export function planMeetings(chapters: readonly ChapterReadiness[], daysLeft: number | undefined): Meeting[] {
  const isLast = daysLeft !== undefined && daysLeft <= lastDays
  const meetings: Meeting[] = []
  for (const goals of [['near', 'new'] as const, isLast ? (['near', 'new'] as const) : (['new', 'near'] as const)]) {
    const taken = meetings.flatMap((meeting) => meeting.chapters)
    const left = chapters.filter(({ chapter }) => !taken.includes(chapter))
    const planned = goals
      .map((goal) => ({ goal, chapters: most(left, goal) }))
      .find((meeting) => meeting.chapters.length > 0)
    if (planned !== undefined) meetings.push(planned)
  }
  return meetings
}

const gain = ({ parts, met, kept }: ChapterReadiness, goal: Meeting['goal']): number =>
  goal === 'near' ? met - kept : parts - met

function most(chapters: readonly ChapterReadiness[], goal: Meeting['goal']): number[] {
  return chapters
    .filter((one) => gain(one, goal) > 0)
    .toSorted((one, other) => gain(other, goal) - gain(one, goal) || one.chapter - other.chapter)
    .slice(0, chaptersEach)
    .map(({ chapter }) => chapter)
    .toSorted((one, other) => one - other)
}
