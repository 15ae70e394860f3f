/** What an activity's end says of the one thing that it offers next. */
export const nextTexts = {
  whyFromMemory: 'Knowing it again is a start. What you say yourself stays.',
  fromMemory: (chapter: string) => `${chapter} from memory`,
  allFromMemory: (count: number) => `These ${count} chapters from memory`,
  whyToday: 'Now a few answers of your own: each comes back when it is time.',
  today: 'Today’s questions',
  first: 'Five short questions',
} as const
