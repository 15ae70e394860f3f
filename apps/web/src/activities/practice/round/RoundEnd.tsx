import { accuracyRank } from '@seraph/domain/ranks/accuracyRank'
import type { Season } from '@seraph/schema/season'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'

import { GuestBanner } from '../../../activity/GuestBanner.tsx'
import { roundLink } from '../../../activity/roundLinks.ts'
import { spentText } from '../../../activity/spentText.ts'
import { amountText } from '../../../language/amountText.ts'
import { percentText } from '../../../language/percentText.ts'
import { MomentCard } from '../../../moments/MomentCard.tsx'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/useSession.ts'
import { playSound } from '../../../sound/playSound.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { isBestRound, keepBestRound, readBestRound } from '../bestRound.ts'
import { missedOf } from './missedOf.ts'
import { quizScore } from '../run/quizScore.ts'
import type { Quiz } from '../quizState.ts'
import { RoundFigure } from './RoundFigure.tsx'
import { RoundGains } from './RoundGains.tsx'
import { roundSentence } from './roundSentence.ts'
import { Segments } from '../run/Segments.tsx'
import { useStandings } from '../useStandings.ts'
import './roundEnd.css'

type Props = {
  season: Season
  quiz: Quiz
  spentMs: number
  /** Asks what was missed once more, as practice. */
  onAgain: () => void
  onNewQuiz: () => void
}

/** The end of a round (rule 211): the figure, one sentence, what was gained and comes back; to stop is offered first. */
export function RoundEnd({ season, quiz, spentMs, onAgain, onNewQuiz }: Props) {
  const { player } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
    playSound('reached')
  }, [])
  const standings = useStandings(quiz)
  const { percent, earned, possible, answered } = quizScore(quiz)
  const isBest = useBestRound(season.id, player?.id, { answered, earned })
  const parts = Object.values(quiz.marks).flatMap((mark) => mark.parts)
  const given = parts.filter(({ status }) => status === 'given').length
  const missed = missedOf(quiz).length
  const unmarked = quiz.questions.length - answered
  return (
    <>
      <section className="roundend">
        <div className="roundendhead">
          <div className="flex-1">
            <Segments quiz={quiz} />
          </div>
          <b aria-label={amountText(earned, 'point')}>+{earned}</b>
        </div>
        <div data-clear className="roundendfigure">
          <RoundFigure season={season} gained={standings.whole} />
        </div>
        <div className="roundendwords">
          <h1 ref={heading} data-clear tabIndex={-1} className="screentitle">
            {roundSentence(given, parts.length)}
          </h1>
          {parts.length > 0 && (
            <p data-clear className="text-xl">
              You gave <b>{given}</b> of {amountText(parts.length, 'part')}.
            </p>
          )}
          <output data-clear className="roundendgains">
            <RoundGains season={season} standings={standings} />
            {isBest && <p className="font-semibold">Your best round so far: {amountText(earned, 'point')}.</p>}
            {player !== null && <MomentCard season={season} playerId={player.id} />}
          </output>
          <p className="text-muted text-base">
            {percent !== null && (
              <>
                {accuracyRank(percent)}: {percentText(percent)}, {earned} of {amountText(possible, 'point')} with{' '}
                {amountText(answered, 'question')}.{' '}
              </>
            )}
            {spentText(spentMs)}.{unmarked > 0 && ` ${amountText(unmarked, 'question was', 'questions were')} skipped.`}
          </p>
        </div>
        <div className="roundendways">
          <div className="roundendmain">
            <Link className={buttonClass('primary', 'min-h-14')} to={paths.home}>
              Done for today
            </Link>
            <Link className={buttonClass('quiet', 'min-h-14')} to={roundLink('today')} onClick={onNewQuiz}>
              One more
            </Link>
          </div>
          <div className="roundendmore">
            {missed > 0 && (
              <Button look="plain" onClick={onAgain}>
                {missed === 1 ? 'The missed one, once more' : `The ${missed} missed ones, once more`}
              </Button>
            )}
            <Button look="plain" onClick={onNewQuiz}>
              Start New Quiz
            </Button>
            {player !== null && (
              <Link className={buttonClass('plain')} to={paths.playerLogin}>
                Me
              </Link>
            )}
          </div>
        </div>
      </section>
      <GuestBanner />
    </>
  )
}

/** Whether this was the player's best round, as it was found; it is remembered for the next. */
function useBestRound(
  season: string,
  playerId: string | undefined,
  round: { answered: number; earned: number },
): boolean {
  const [before] = useState(() => (playerId === undefined ? 0 : readBestRound({ playerId, season })))
  const { answered, earned } = round
  useEffect(() => {
    if (playerId !== undefined) keepBestRound({ playerId, season }, { answered, earned })
  }, [playerId, season, answered, earned])
  return isBestRound(round, before)
}
