import { momentText } from '../../../../language/timeTexts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { QuestionText } from '../../QuestionText.tsx'
import { EventClock } from '../EventClock.tsx'
import { HostTeams } from '../host/HostTeams.tsx'
import { SheetsBySide } from '../host/SheetsBySide.tsx'
import { KeyText } from '../KeyText.tsx'
import { phaseText } from '../phaseText.ts'
import { TeamResult } from '../result/TeamResult.tsx'
import type { TeamParts } from '../teamParts.ts'

/** What the coach of the club that visits sees (rule 239): where the event stands, the sheets to mark, and the own teams. */
export function VisitorDesk({ onLeave, ...parts }: TeamParts & { onLeave: () => void }) {
  const { room, endsAt } = parts
  const { phase, question, questions, asked, code, beginsAt } = room
  if (phase === 'end') return <TeamResult {...parts} onLeave={onLeave} />
  return (
    <>
      <h1 className="screentitle">{room.name}</h1>
      <p className="lead">Another club leads this event. You mark the sheets with its coach.</p>
      <Card className="mt-4">
        {phase === 'lobby' ? (
          <>
            {beginsAt !== null && <p className="font-semibold">It begins on {momentText(beginsAt)}.</p>}
            <p className="text-muted mt-2 text-base">Code of the event</p>
            <p className="font-display text-5xl font-semibold tracking-widest tabular-nums">{code}</p>
          </>
        ) : (
          <div className="flex items-start justify-between gap-4">
            <output className="block font-semibold">
              {phaseText[phase]}
              <span className="text-muted block text-base font-normal">
                Question {question + 1} of {questions}
              </span>
            </output>
            {(phase === 'answer' || phase === 'break') && <EventClock endsAt={endsAt} />}
          </div>
        )}
        {asked !== null && <QuestionText key={question} question={asked} number={question + 1} />}
        {asked?.key !== undefined && (
          <div className="mt-4">
            <KeyText asked={asked} />
          </div>
        )}
      </Card>
      <SheetsBySide {...parts} />
      <HostTeams {...parts} />
      <Button look="plain" className="mt-5" onClick={onLeave}>
        Leave This Screen
      </Button>
    </>
  )
}
