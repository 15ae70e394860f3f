import type { Item } from './item.ts'
import { shownIn } from './shownIn.ts'

const { api } = shownIn

/** Who wants marks changed that aren't theirs to change. */
export const markItems: readonly Item[] = [
  {
    area: 'Marks',
    item: 'a coach of another club who decides, and a child who re-marks itself',
    shownBy: api(
      'routes/appeals/appeals',
      'a coach of another club sees and decides nothing of it, and a child nothing at all',
    ),
  },
  {
    area: 'Marks',
    item: '1,000 appeals a minute, and one mark appealed again and again',
    shownBy: api(
      'routes/appeals/appeals',
      'a mark that gives the part can’t be appealed, and a flood of appeals ends gently',
    ),
  },
  {
    area: 'Marks',
    item: 'markup, formulas and turned text in reasons; codes in a sentence',
    shownBy: api(
      'routes/appeals/appeals',
      'a no comes with its reason, and is told to the child once',
      'a coach sees what own players ask',
    ),
  },
  {
    area: 'Marks',
    item: 'a child, a guest or another coach who asks about an answer in a room, or reads what a child of others lacks',
    shownBy: api(
      'routes/appeals/roomAppeals',
      'a host asks for a child of another club, by the session or the room’s token, and nobody else does',
      'the answers that lack points are listed for the player’s readers',
    ),
  },
  {
    area: 'Marks',
    item: 'a child who asks about another’s sheet of a rehearsal, or one whose mark isn’t told',
    shownBy: api(
      'routes/appeals/rehearsalAppeals',
      'nobody asks about another’s sheet, one that isn’t told, or a part that was given; a guest’s is counted',
    ),
  },
  {
    area: 'Marks',
    item: 'a coach who rejects an answer of the key, or undoes by a rejection what was decided',
    shownBy: api(
      'routes/appeals/rejectWording',
      'rejecting “%s” is refused, as %s',
      'what was rejected everywhere no club accepts, and what a club accepted it doesn’t reject',
    ),
  },
  {
    area: 'Marks',
    item: 'a wording that would give points for other answers',
    shownBy: api('routes/appeals/appeals', 'a wording is refused: %j, as %s'),
  },
]
