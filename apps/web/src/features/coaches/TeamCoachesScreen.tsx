import { useQuery } from '@tanstack/react-query'
import ClipboardList from 'virtual:icons/clipboard-list'
import LayoutDashboard from 'virtual:icons/layout-dashboard'
import MessagesSquare from 'virtual:icons/messages-square'
import Printer from 'virtual:icons/printer'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { seasonQuery } from '../../api/queries/seasonQuery.ts'
import { leads } from '../../leads.ts'
import { paths } from '../../paths.ts'
import { useCoach } from '../../session/coach/useCoach.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Card } from '../../ui/Card.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { TextSection } from '../../ui/TextSection.tsx'
import { SamplePlan } from './SamplePlan.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'

const RequestForm = lazyPart(() => import('./RequestForm.tsx').then((module) => module.RequestForm))

const gains: { icon: ReactNode; title: string; text: string }[] = [
  {
    icon: <ClipboardList aria-hidden />,
    title: 'Register whole teams',
    text: 'Up to seven members a team, as many teams as you have. Each member gets a player code, and no names are needed.',
  },
  {
    icon: <Printer aria-hidden />,
    title: 'Cards to cut out',
    text: 'Print the codes, each with a QR code. A phone’s camera opens the login with the code filled in.',
  },
  {
    icon: <LayoutDashboard aria-hidden />,
    title: 'See how it goes',
    text: 'See who studied this week, which chapters are known and how each activity is going, by player, team and club.',
  },
  {
    icon: <MessagesSquare aria-hidden />,
    title: 'Study together',
    text: 'Open a study room, give chapters to each player, and follow the answers as they come in.',
  },
]

/** The hub for coaches: what they get, how it works, and how to get a code (rule 9). */
export function TeamCoachesScreen() {
  const { coach } = useCoach()
  const { data: season } = useQuery(seasonQuery)
  const notCovered = season?.pages.about.notCovered
  return (
    <>
      <ScreenTitle title={leads.teamCoaches.title} />
      <p className="lead">{leads.teamCoaches.lead}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {coach === null ? (
          <Link className={buttonClass('primary', 'w-full sm:w-auto')} to={paths.coachLogin}>
            Coach Login
          </Link>
        ) : (
          <Link className={buttonClass('primary', 'w-full sm:w-auto')} to={paths.coachDashboard}>
            Coach Dashboard
          </Link>
        )}
        <Link className={buttonClass('quiet')} to={paths.register}>
          Register Your Team
        </Link>
        <Link className={buttonClass('quiet')} to="/study-room">
          Study Rooms
        </Link>
      </div>
      <ul className="mt-7 grid gap-4 sm:grid-cols-2">
        {gains.map(({ icon, title, text }) => (
          <li key={title} className="border-line bg-surface rounded-card border p-5">
            <span className="text-ember [&_svg]:size-7">{icon}</span>
            <h2 className="mt-2 text-xl">{title}</h2>
            <p className="mt-1 text-base">{text}</p>
          </li>
        ))}
      </ul>
      <Card className="mt-7">
        <h2 className="text-2xl">How teams and codes work</h2>
        <ol className="mt-3 list-decimal space-y-2 pl-6">
          <li>You log in with a 4-digit coach code, which is issued for your club.</li>
          <li>
            You register a team and choose a starting chapter and a gem for each member. Club, team, chapter and gem
            make the player code, for example MOT17A.
          </li>
          <li>
            You print a card for each member, with the code, a secret number and a QR code. One scan logs a new phone
            in. A lost card is renewed on your dashboard.
          </li>
          <li>
            A member who already made a code keeps it: enter that code and the number instead, and the record comes
            along. One person has one account.
          </li>
          <li>Move a player or rename a team, and the codes change with it. The old ones keep working.</li>
        </ol>
      </Card>
      <SamplePlan />
      {notCovered !== undefined && (
        <Card className="mt-7">
          <TextSection {...notCovered} className="" />
        </Card>
      )}
      <Card className="mt-7">
        <h2 className="text-2xl">Ask for a coach code</h2>
        <p className="mt-1 mb-5 text-base">
          For adults who coach a club. The administrator of this site reads it and answers you; nobody else sees it.
        </p>
        <RequestForm />
      </Card>
    </>
  )
}
