import type { Player } from '@seraph/schema/http/players/players'
import { Link } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { askLogout } from '../../session/logoutQuestion.ts'
import { SeasonChooser } from '../../session/season/SeasonChooser.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Card } from '../../ui/Card.tsx'
import { Gem } from '../../ui/marks/Gem.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { DivineNameCard } from './DivineNameCard.tsx'
import { RecordCard } from './RecordCard.tsx'
import { SoundCard } from './SoundCard.tsx'

const SettingsForm = lazyPart(() => import('./SettingsForm.tsx').then((module) => module.SettingsForm))

/** The code to share with the coach, the settings, and one's record. */
export function SettingsView({ player }: { player: Player }) {
  return (
    <>
      <ScreenTitle title="Settings" />
      <Card className="mt-5">
        <div className="flex items-center gap-3 sm:gap-5">
          <Gem letter={player.biblicalGem} className="size-14 flex-none" />
          <div className="min-w-0">
            <p className="text-muted text-base">Your player code</p>
            <p className="font-display text-3xl font-semibold tracking-wider sm:text-4xl wrap-anywhere">
              {player.playerCode}
            </p>
          </div>
        </div>
        <p className="mt-3">
          It is your name here: give it to your coach, so that your work counts for your team. To log in elsewhere you
          also need your secret number, which is under <Link to={paths.playerLogin}>Me</Link>.
        </p>
        <SeasonChooser className="mt-4 max-w-96" />
        <div className="mt-4 flex flex-wrap gap-3">
          <Link className={buttonClass('quiet')} to={paths.practice}>
            Practice Quiz
          </Link>
          <Link className={buttonClass('quiet')} to="/crosswords">
            Crosswords
          </Link>
          <Button look="plain" onClick={askLogout}>
            Logout
          </Button>
        </div>
      </Card>
      <SettingsForm key={player.id} player={player} />
      <SoundCard />
      <DivineNameCard />
      <RecordCard player={player} />
    </>
  )
}
