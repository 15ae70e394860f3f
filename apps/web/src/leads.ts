import { activities, ofActivities } from './activities/index.ts'

/** Titles and first sentences of the screens. The page shows them before any script (`waitingMains.ts`). */
export const leads = {
  home: {
    title: 'Ready for the Pathfinder Bible Experience?',
    lead: activities.practice.wayIn,
  },
  ...ofActivities(({ title, lead }) => ({ title, lead })),
  playerLogin: { title: 'Player Login', lead: 'Log in with your player code, and your points are saved.' },
  playerProgress: {
    title: 'Progress Report',
    lead: 'Your study time, your questions, your streak and what you have earned, in pictures.',
  },
  individualRegister: {
    title: 'Create your player code',
    lead: 'Your code is made from your club, your team, a chapter and a gem. It needs no name, no birthday and no e-mail.',
  },
  coachLogin: { title: 'Coach Login', lead: 'Log in with your 4-digit coach code.' },
  teamCoaches: {
    title: 'Team Coaches',
    lead: 'Register your teams, hand out codes, and see how each player studies.',
  },
  coachDashboard: {
    title: 'Coach Dashboard',
    lead: 'Who has studied this week, who needs a kind word, and what is still open.',
  },
  register: {
    title: 'Register Your Team',
    lead: 'Up to seven members a team. Each gets a player code to log in with.',
  },
  showcase: { title: 'Featured Teams', lead: 'Clubs that study with Seraph and chose to be seen.' },
  studyRoom: {
    title: 'Study Rooms',
    lead: 'Answer together: your coach opens a room, and everybody sees how it goes.',
  },
} as const
