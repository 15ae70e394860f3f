import ChartNoAxesColumn from 'virtual:icons/chart-no-axes-column'
import { Link, useNavigate } from 'react-router-dom'

import { leads } from '../../leads.ts'
import { paths } from '../../paths.ts'
import { setGuestMode } from '../../session/guestMode.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Card } from '../../ui/Card.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'

/** A report needs a player: make one, log in, or go on without. */
export function SignedOutPrompt() {
  const navigate = useNavigate()
  return (
    <>
      <ScreenTitle title={leads.playerProgress.title} />
      <p className="lead">{leads.playerProgress.lead}</p>
      <Card className="mt-5">
        <ChartNoAxesColumn aria-hidden className="text-ember size-10" />
        <p className="mt-3 max-w-prose">
          A report is kept for everybody with a player code. A free account needs no name, no birthday and no e-mail.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Link className={buttonClass('primary', 'w-full sm:w-auto')} to={paths.individualRegister}>
            Create a free account
          </Link>
          <Link className={buttonClass('quiet', 'w-full sm:w-auto')} to={paths.playerLogin}>
            Log in
          </Link>
          <Button
            look="plain"
            className="w-full sm:w-auto"
            onClick={() => {
              setGuestMode(true)
              void navigate(paths.home)
            }}
          >
            Continue as guest
          </Button>
        </div>
      </Card>
    </>
  )
}
