import {
  Grid3x3,
  ListChecks,
  ListOrdered,
  MessageSquareText,
  NotebookPen,
  Shapes,
  Split,
  Timer,
  type LucideIcon,
} from 'lucide-react'

import type { ActivityName } from './index.ts'

/** Apart from the activities' facts, which the first script has: it waits for no library. */
export const activityIcons: Readonly<Record<ActivityName, LucideIcon>> = {
  practice: MessageSquareText,
  selfGraded: NotebookPen,
  rehearsal: Timer,
  trivia: ListChecks,
  whichVerse: Split,
  inOrder: ListOrdered,
  crosswords: Grid3x3,
  memoryGame: Shapes,
}
