import type { PublicTeam } from '@seraph/schema/http/coaches/clubs'

const chapters = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** What a card looks like, shown only while there is no featured team, and labelled as an example (rule 39). */
export const exampleTeams: PublicTeam[] = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Your Club',
    teamName: 'Your Team',
    coachName: 'Coach You',
    state: 'Your State',
    country: null,
    clubPhoto: null,
    memberCount: 7,
    totalStudyTime: 840,
    studyFrequency: 3.5,
    teamworkScore: 72,
    chaptersExplored: chapters(16),
    studyRoomSessions: 4,
  },
  {
    id: '00000000-0000-4000-8000-000000000002',
    name: 'Your Club',
    teamName: 'Your Second Team',
    coachName: 'Coach You',
    state: 'Your State',
    country: null,
    clubPhoto: null,
    memberCount: 4,
    totalStudyTime: 45,
    studyFrequency: 1.5,
    teamworkScore: 31,
    chaptersExplored: chapters(3),
    studyRoomSessions: 0,
  },
]
