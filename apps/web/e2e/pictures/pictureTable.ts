import { startMemoryGame } from '../study/memory.ts'
import { answerSome, dismissQuizNotice, startQuiz } from '../steps/quiz.ts'
import { beginRehearsal, handIn, openSheet } from '../event/rehearsal.ts'
import { coachPictures } from './coachPictures.ts'
import type { Picture } from './picture.ts'

/** Every screen and dialog that is looked at, the coaches' and the admin's apart. A new screen gets its lines here. */
export const pictureTable: readonly Picture[] = [
  ...coachPictures,
  { name: 'welcome', path: '/', as: 'visitor' },
  { name: 'home', path: '/', as: 'guest' },
  { name: 'home-player', path: '/', as: 'player' },
  { name: 'practice', path: '/practice', as: 'guest', prepare: dismissQuizNotice },
  { name: 'practice-question', path: '/practice', as: 'guest', prepare: (page) => startQuiz(page, 'Isaiah 6') },
  {
    name: 'round-verdict',
    path: '/practice',
    as: 'player',
    async prepare(page) {
      await startQuiz(page, 'Isaiah 6')
      await answerSome(page)
    },
  },
  {
    name: 'round-end',
    path: '/practice?round=new',
    as: 'player',
    async prepare(page) {
      await answerSome(page)
      await page.getByRole('button', { name: 'End here' }).click()
      await page.getByRole('link', { name: 'Done for today' }).waitFor()
      await page.locator('.seraphmap').waitFor()
    },
  },
  {
    name: 'round-end-guest',
    path: '/practice?round=new',
    as: 'guest',
    async prepare(page) {
      await answerSome(page)
      await page.getByRole('button', { name: 'End here' }).click()
      await page.getByRole('link', { name: 'Done for today' }).waitFor()
    },
  },
  {
    name: 'report-error',
    path: '/practice',
    as: 'player',
    async prepare(page) {
      await startQuiz(page, 'Isaiah 6')
      await page.getByRole('button', { name: 'Report Error' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'self-graded', path: '/traditional-quiz', as: 'guest' },
  {
    name: 'self-graded-answer',
    path: '/traditional-quiz',
    as: 'player',
    async prepare(page) {
      await page.getByRole('button', { name: 'Isaiah 6', exact: true }).click()
      await page.getByRole('button', { name: 'Start Self-Graded Quiz' }).click()
      await page.getByRole('button', { name: 'Show Answer' }).click()
    },
  },
  { name: 'rehearsal', path: '/rehearsal', as: 'player' },
  { name: 'rehearsal-reading', path: '/rehearsal', as: 'guest', prepare: (page) => beginRehearsal(page, '10') },
  {
    name: 'rehearsal-sheet',
    path: '/rehearsal',
    as: 'guest',
    async prepare(page) {
      await beginRehearsal(page, '10')
      await openSheet(page)
    },
  },
  {
    name: 'rehearsal-marked',
    path: '/rehearsal',
    as: 'guest',
    async prepare(page) {
      await beginRehearsal(page, '10')
      await openSheet(page)
      await handIn(page, 'a wild guess')
    },
  },
  {
    name: 'rehearsal-print',
    path: '/rehearsal',
    as: 'guest',
    async prepare(page) {
      await page.getByRole('button', { name: 'Draw a Set to Print' }).click()
      await page.getByRole('heading', { name: 'Reader’s script' }).waitFor()
    },
  },
  { name: 'trivia', path: '/trivia', as: 'guest' },
  {
    name: 'trivia-round',
    path: '/trivia?chapters=6,7&size=10',
    as: 'player',
    async prepare(page) {
      await page.getByText('How many, and which').click()
    },
  },
  {
    name: 'trivia-ended',
    path: '/trivia',
    as: 'player',
    async prepare(page) {
      await page.getByRole('button', { name: 'Isaiah 6', exact: true }).click()
      await page.getByRole('radio', { name: /^A:/ }).check({ force: true })
      await page.getByRole('button', { name: 'Submit Answer' }).click()
      await page.getByRole('button', { name: 'End here' }).click()
    },
  },
  {
    name: 'trivia-answered',
    path: '/trivia',
    as: 'player',
    async prepare(page) {
      await page.getByRole('button', { name: 'Isaiah 6', exact: true }).click()
      await page.getByRole('button', { name: 'Submit Answer' }).waitFor()
      await page.getByRole('radio', { name: /^A:/ }).check({ force: true })
      await page.getByRole('button', { name: 'Submit Answer' }).click()
    },
  },
  { name: 'which-verse', path: '/which-verse', as: 'player' },
  {
    name: 'which-verse-answered',
    path: '/which-verse',
    as: 'player',
    async prepare(page) {
      await page.getByRole('button', { name: 'Start', exact: true }).click()
      await page.getByRole('radio').first().check({ force: true })
      await page.getByRole('button', { name: 'Submit' }).click()
    },
  },
  { name: 'in-order', path: '/in-order', as: 'player' },
  {
    name: 'in-order-window',
    path: '/in-order',
    as: 'player',
    async prepare(page) {
      await page.getByRole('button', { name: 'The names of the child' }).click()
      await page.getByRole('button', { name: 'I don’t know' }).click()
      await page.getByRole('button', { name: 'Next' }).click()
    },
  },
  {
    name: 'in-order-result',
    path: '/in-order',
    as: 'player',
    async prepare(page) {
      await page.getByRole('button', { name: 'The names of the child' }).click()
      await page.getByRole('button', { name: 'I know them: the whole list from memory' }).click()
      await page.getByLabel('Place 1', { exact: true }).fill('Counselor')
      await page.getByLabel('Place 2', { exact: true }).fill('Wonderful')
      await page.getByRole('button', { name: 'See how it went' }).click()
    },
  },
  { name: 'crosswords', path: '/crosswords', as: 'guest' },
  {
    name: 'crossword-begun',
    path: '/crosswords',
    as: 'player',
    async prepare(page) {
      await page.getByRole('button', { name: 'Start', exact: true }).click()
      const frame = page.frameLocator('iframe')
      await frame.getByRole('textbox').first().fill('Q')
      await frame.getByRole('button', { name: 'Check word' }).click()
      await frame.getByRole('button', { name: 'Next clue' }).click()
      await frame.getByRole('button', { name: 'Show word' }).click()
    },
  },
  { name: 'memory', path: '/memory-game', as: 'guest' },
  {
    name: 'memory-licence',
    path: '/memory-game',
    as: 'guest',
    async prepare(page) {
      await page.getByRole('button', { name: 'Isaiah 5, resting' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'memory-game', path: '/memory-game', as: 'guest', prepare: (page) => startMemoryGame(page, 12) },
  {
    name: 'memory-complete',
    path: '/memory-game',
    as: 'player',
    async prepare(page) {
      await startMemoryGame(page, 12)
      await page.getByRole('button', { name: 'Submit & Get Rank' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'player-login', path: '/player-login', as: 'guest' },
  { name: 'player-login-player', path: '/player-login', as: 'player' },
  { name: 'individual-register', path: '/individual-register', as: 'guest' },
  { name: 'settings', path: '/settings', as: 'player' },
  {
    name: 'delete-record',
    path: '/settings',
    as: 'player',
    async prepare(page) {
      await page.getByRole('button', { name: 'Delete my record' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'featured-players', path: '/featured-players', as: 'player' },
  { name: 'support', path: '/support', as: 'guest' },
  { name: 'about', path: '/about-seraph', as: 'guest' },
  {
    name: 'portrait-hint',
    path: '/crosswords',
    as: 'guest',
    async prepare(page) {
      await page.context().clearCookies()
      await page.reload()
      // Where the hint lies over it, the heading is no longer read out.
      await page.locator('h1').last().waitFor({ state: 'attached' })
    },
  },
  { name: 'study-room', path: '/study-room', as: 'guest' },
  { name: 'not-found', path: '/nowhere', as: 'guest' },
]
