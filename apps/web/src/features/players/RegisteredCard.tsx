import type { registerPlayer } from '@seraph/schema/http/players/players'
import type { ReplyOf } from '@seraph/schema/http/endpoint'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

import { useMyNumber } from '../../account/useMyNumber.ts'
import { NumberBox } from '../../codeCards/NumberBox.tsx'
import { PrintButton } from '../../codeCards/PrintButton.tsx'
import { playerTexts } from '../../messages/players.ts'
import { isRoomAddress, paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Card } from '../../ui/Card.tsx'
import { Gem } from '../../ui/marks/Gem.tsx'
import { Skeleton } from '../../ui/waiting/Skeleton.tsx'

type Props = { registered: ReplyOf<typeof registerPlayer>; from: string | undefined }

/** The new code and its number, large enough to be copied on paper; whoever came from a room goes on there (rule 208). */
export function RegisteredCard({ registered, from }: Props) {
  const { playerCode, gemName, player } = registered
  const { biblicalGem, clubName, teamName } = player
  const { data, isError, mutate } = useMyNumber()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo(0, 0)
    mutate()
  }, [mutate])
  return (
    <Card className="appear mt-2 text-center">
      <h1 ref={heading} tabIndex={-1} className="screentitle">
        This is your player code
      </h1>
      <Gem letter={player.biblicalGem} className="mx-auto mt-5 size-20" />
      <p className="font-display mt-3 text-5xl font-semibold tracking-widest break-all sm:text-6xl">{playerCode}</p>
      <p className="text-muted mt-1">with the {gemName}</p>
      <p className="mx-auto mt-5 max-w-md">{playerTexts.keepNumber} This browser knows you from now on.</p>
      <div className="mx-auto mt-4 max-w-md">
        {data !== undefined ? (
          <>
            <NumberBox number={data} isCodeShown />
            <div className="mt-3">
              <PrintButton
                label="Print my card"
                load={() => Promise.resolve([{ ...data, gem: biblicalGem, clubName, teamName }])}
              />
            </div>
          </>
        ) : isError ? (
          <Button look="quiet" onClick={() => mutate()}>
            Show my number
          </Button>
        ) : (
          <Skeleton className="h-52" />
        )}
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {isRoomAddress(from ?? '') && (
          <Link className={buttonClass('primary', 'w-full sm:w-auto')} to={from ?? ''}>
            Go to the room
          </Link>
        )}
        <Link
          className={buttonClass(isRoomAddress(from ?? '') ? 'quiet' : 'primary', 'w-full sm:w-auto')}
          to={paths.practice}
        >
          Start the AI-Evaluated Quiz
        </Link>
        <Link className={buttonClass('quiet')} to="/traditional-quiz">
          Self-Graded Quiz
        </Link>
        <Link className={buttonClass('quiet')} to={paths.featuredPlayers}>
          Featured Players
        </Link>
        <Link className={buttonClass('quiet')} to={paths.home}>
          Home
        </Link>
      </div>
    </Card>
  )
}
