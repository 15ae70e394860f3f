import { amountText } from '../language/amountText.ts'
import type { Toast } from '../ui/toasts/toastStore.ts'

const failure = (title: string, description: string): Toast => ({ title, description, isError: true })

/** Toasts of the coach's login, profile, registration and dashboard, worded as in rule 137. */
export const coachToasts = {
  invalidCode: failure('Invalid Code', 'Please enter a 4-digit coach code.'),
  loginFailed: (reason = 'Login failed') => failure('Login Failed', reason),
  loggedIn: (name: string): Toast => ({ title: 'Welcome back!', description: `Logged in as ${name}` }),
  nameRequired: failure('Name Required', 'Please enter your coach name or nickname.'),
  clubNameRequired: failure('Club Name Required', 'Please enter your club name.'),
  profileCreated: { title: 'Profile Created', description: 'Welcome, Coach!' } satisfies Toast,
  setupFailed: failure('Setup Failed', 'Could not create profile. Please try again.'),
  accessDenied: failure('Access Denied', 'Please log in with your coach code to access the dashboard.'),
  codeVerified: (clubName: string): Toast => ({ title: 'Coach Code Verified', description: clubName }),
  verificationFailed: (reason: string) => failure('Verification Failed', reason),
  verificationError: failure('Verification Error', 'Unable to verify coach code. Please try again.'),
  noTeams: failure('No teams found', 'Please add at least one team before registering.'),
  teamNameRequired: failure('Team name required', 'Please enter a name for your team before registering.'),
  verificationRequired: failure('Coach verification required', 'Please verify your coach code first.'),
  registrationFailed: (reason = 'Please try again') => failure('Registration failed', reason),
  allRegistered: (teams: number): Toast => ({
    title: 'All teams registered successfully!',
    description: `${amountText(teams, 'team')} added.`,
  }),
  missingInformation: failure('Missing Information', 'Please select a team and biblical gem.'),
  playerAdded: (code: string): Toast => ({ title: 'Player Added Successfully', description: `The code is ${code}.` }),
  playerAsked: {
    title: 'Player asked',
    description: 'The player joins your team by saying yes after logging in.',
    durationMs: 8_000,
  } satisfies Toast,
  addingFailed: (reason = 'Failed to add player to team.') => failure('Error Adding Player', reason),
  changed: (description: string): Toast => ({ title: 'Saved', description, durationMs: 8_000 }),
  changeFailed: (reason = 'Please try again') => failure('Not Saved', reason),
  requestSent: { title: 'Request sent', description: 'The administrator will get in touch with you.' } satisfies Toast,
  requestFailed: (reason: string) => failure('Request not sent', reason),
}

/** Texts of the coach's screens that belong to no toast. */
export const coachTexts = {
  clubNameNeeded: 'This browser is new to us, so please also enter your club’s name, as your code was issued for it.',
  gemsTaken: 'All gems taken for this team/chapter combination',
  loadFailed: 'Failed to load dashboard data',
  noData: 'No dashboard data available',
  invalidData: 'Invalid dashboard data structure',
  renderFailed: (message: string) => `Dashboard rendering error: ${message}`,
} as const
