import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { amountText } from '../../../language/amountText.ts'
import { percentText } from '../../../language/percentText.ts'
import { shortDateText } from '../../../language/timeTexts.ts'
import { paths } from '../../../paths.ts'
import { loadPlayedRooms } from '../../../liveRoom/roomCalls.ts'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { Card } from '../../../ui/Card.tsx'

/** The finished rooms of a player who is signed in, of all seasons; nothing where there is none yet. */
export function PlayedRooms() {
  const { data } = useQuery({ queryKey: ['played-rooms'], queryFn: loadPlayedRooms, refetchOnMount: 'always' })
  if (data === undefined || data.rooms.length === 0) return null
  return (
    <Card className="mt-5">
      <h2 className="text-xl">Rooms you took part in</h2>
      <ul className="divide-line mt-2 divide-y">
        {data.rooms.map(({ id, name, createdAt, questionsAnswered, accuracy }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span className="min-w-48 flex-1">
              <b className="block">{name}</b>
              <span className="text-muted text-base">
                {shortDateText(createdAt)} · {amountText(questionsAnswered, 'question')} · {percentText(accuracy)}
              </span>
            </span>
            <Link className={buttonClass('quiet')} to={`${paths.studyRoom}?mine=${id}`}>
              My result<span className="sr-only"> in {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
