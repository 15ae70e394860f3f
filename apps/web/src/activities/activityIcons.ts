import Grid3x3 from 'virtual:icons/grid-3x3'
import ListChecks from 'virtual:icons/list-checks'
import ListOrdered from 'virtual:icons/list-ordered'
import MessageSquareText from 'virtual:icons/message-square-text'
import NotebookPen from 'virtual:icons/notebook-pen'
import Shapes from 'virtual:icons/shapes'
import Split from 'virtual:icons/split'
import Timer from 'virtual:icons/timer'

import type { ActivityName } from './index.ts'
import type { Icon } from '../ui/icons/makeIcon.ts'

/** Apart from the activities' facts, which the first script has: it waits for no library. */
export const activityIcons: Readonly<Record<ActivityName, Icon>> = {
  practice: MessageSquareText,
  selfGraded: NotebookPen,
  rehearsal: Timer,
  trivia: ListChecks,
  whichVerse: Split,
  inOrder: ListOrdered,
  crosswords: Grid3x3,
  memoryGame: Shapes,
}
