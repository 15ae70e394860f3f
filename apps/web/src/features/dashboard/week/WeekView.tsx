import type { SeasonChapter } from '@seraph/schema/season'
import type { TeamWeek } from '@seraph/schema/http/coaches/teamWeek'
import Printer from 'virtual:icons/printer'
import { Link } from 'react-router-dom'

import { amountText } from '../../../language/amountText.ts'
import { momentText } from '../../../language/timeTexts.ts'
import { chaptersText } from '../../../liveRoom/chaptersText.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { Card } from '../../../ui/Card.tsx'
import { roomLink } from '../map/roomLink.ts'
import { CopyButton } from './CopyButton.tsx'
import { DueCard } from './DueCard.tsx'
import { messageOfWeek } from './messageOfWeek.ts'
import { eventText, holesText, roomText, wordText } from './weekTexts.ts'
import { WhoStudied } from './WhoStudied.tsx'

type Props = { team: string; week: TeamWeek; chapters: readonly SeasonChapter[] }

/**
 * The one page of a meeting (rule 223): the room of the day, who studied, who would like a word, what waits, what is hard and what
 * is missing.
 */
export function WeekView({ team, week, chapters }: Props) {
  const label = (chapter: number): string => chapters[chapter - 1]?.label ?? String(chapter)
  const memberOf = new Map(week.members.map((member) => [member.playerId, member]))
  const unused = week.members.filter(({ isUnused }) => isUnused).length
  const { room } = week
  return (
    <div className="weekpage">
      <p className="hidden text-xl font-bold print:block">{team}: this week</p>
      <p className="mt-2">{eventText(week)}</p>
      <p className="text-muted text-base">As of {momentText(week.asOf)}</p>
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        <CopyButton text={messageOfWeek(team, week, label)}>Copy text</CopyButton>
        <Button look="quiet" onClick={() => print()}>
          <Printer aria-hidden className="size-5" />
          Print
        </Button>
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:mt-[2mm] print:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:gap-[3mm]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 print:gap-[3mm]">
          {room !== null && (
            <Card className="break-inside-avoid">
              <h2 className="text-xl">For the meeting: {chaptersText(room.chapters, label)}</h2>
              <p>{roomText(week)}</p>
              <Link className={buttonClass('primary', 'mt-3 print:hidden')} to={roomLink(room.chapters)}>
                Open this room
              </Link>
            </Card>
          )}
          <WhoStudied week={week} />
          {week.due !== null && <DueCard due={week.due} memberOf={memberOf} label={label} />}
          <Card className="break-inside-avoid">
            <h2 className="text-xl">What is missing</h2>
            <ul className="mt-1 grid gap-1">
              {holesText(week, label).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Card>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 print:gap-[3mm]">
          {week.words.length > 0 && (
            <Card className="break-inside-avoid">
              <h2 className="text-xl">A kind word for</h2>
              <ul className="divide-line divide-y">
                {week.words.map(({ playerId, reason }) => {
                  const member = memberOf.get(playerId)
                  const studied = member?.days.filter(({ was }) => was === 'studied').length ?? 0
                  const name = member?.label ?? member?.playerCode
                  return (
                    <li key={playerId} className="py-2">
                      <div className="flex flex-wrap items-center justify-between gap-x-3">
                        <b>{name}</b>
                        <CopyButton look="plain" text={wordText(reason, studied)}>
                          Copy<span className="sr-only"> the word for {name}</span>
                        </CopyButton>
                      </div>
                      <p className="text-muted">“{wordText(reason, studied)}”</p>
                    </li>
                  )
                })}
              </ul>
            </Card>
          )}
          {(week.waiting > 0 || unused > 0) && (
            <Card className="break-inside-avoid">
              <h2 className="text-xl">Open</h2>
              <ul className="divide-line divide-y">
                {week.waiting > 0 && (
                  <li className="flex flex-wrap items-center justify-between gap-3 py-2">
                    {amountText(week.waiting, 'answer waits', 'answers wait')} for your decision
                    <Link className={buttonClass('quiet', 'print:hidden')} to="?tab=marks">
                      Look
                    </Link>
                  </li>
                )}
                {unused > 0 && (
                  <li className="flex flex-wrap items-center justify-between gap-3 py-2">
                    {amountText(unused, 'code is', 'codes are')} not used yet
                    <Link className={buttonClass('quiet', 'print:hidden')} to="?tab=players">
                      Show
                    </Link>
                  </li>
                )}
              </ul>
            </Card>
          )}
          <Card className="break-inside-avoid">
            <h2 className="text-xl">Hardest for the team</h2>
            {week.hardest.length === 0 ? (
              <p>Nothing is missed just now.</p>
            ) : (
              <ol className="divide-line divide-y">
                {week.hardest.map(({ questionId, reference, question, asked, had }) => (
                  <li key={questionId} className="py-2">
                    <b>{reference}</b> {question}
                    <span className="text-muted block text-base">
                      <Had asked={asked} had={had} />
                      {had} of {asked} have it
                    </span>
                  </li>
                ))}
              </ol>
            )}
          </Card>
        </div>
      </div>
    </div>
  )
}

/** A dot for each who was asked, filled for each who has it. */
function Had({ asked, had }: { asked: number; had: number }) {
  const dots = Array.from({ length: asked }, (_, at) => ({ at, isHad: at < had }))
  return (
    <span aria-hidden className="weekhad">
      {dots.map(({ at, isHad }) => (
        <span key={at} data-had={isHad || undefined} />
      ))}
    </span>
  )
}
