import { Card } from '../../../../ui/Card.tsx'
import { QuestionText } from '../../QuestionText.tsx'
import { KeyText } from '../KeyText.tsx'
import { phaseText } from '../phaseText.ts'
import { SheetsBySide } from './SheetsBySide.tsx'
import type { TeamParts } from '../teamParts.ts'

/** What a grader's link opens: the sheets of the question at hand, and nothing else (rule 232). */
export function GraderDesk(parts: TeamParts) {
  const { room } = parts
  const isVoid = room.asked !== null && room.voided.includes(room.question)
  return (
    <>
      <h1 className="screentitle">{room.name}</h1>
      <p className="lead">You mark the sheets. They come here as soon as the time is up.</p>
      <Card className="mt-4">
        <output className="block font-semibold">
          {phaseText[room.phase]}
          {isVoid && <span className="text-fair block">This question doesn’t count</span>}
        </output>
        {room.asked !== null && <QuestionText key={room.question} question={room.asked} number={room.question + 1} />}
        <div className="mt-4">
          <KeyText asked={room.asked} />
        </div>
      </Card>
      <SheetsBySide {...parts} />
    </>
  )
}
