import { accuracyTone } from '@seraph/domain/ranks/accuracyRank'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { percentText } from '../language/percentText.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session/useSession.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/buttonClass.ts'
import { Card } from '../ui/Card.tsx'
import { childTone } from '../ui/marks/childTone.ts'
import { toneClass } from '../ui/marks/toneClass.ts'
import { GuestBanner } from './GuestBanner.tsx'
import { NextStep } from './round/NextStep.tsx'

type Props = {
  title: string
  percent: number | null
  children: ReactNode
  onNewQuiz: () => void
  /** What the button says that begins the next one. */
  again?: string
}

/** What a quiz came to: its title, to which the focus goes, the percentage, what `children` tell, and what can be done next. */
export function ResultCard({ title, percent, children, onNewQuiz, again = 'Start New Quiz' }: Props) {
  const { player } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  return (
    <>
      <Card className="appear mt-2 text-center">
        <h1 ref={heading} tabIndex={-1} className="screentitle">
          {title}
        </h1>
        {percent !== null && (
          <p
            className={`font-display mt-3 text-6xl font-semibold ${toneClass[childTone(accuracyTone(percent, 'quiz'))]}`}
          >
            {percentText(percent)}
          </p>
        )}
        {children}
        <NextStep className="mt-6" />
        <div className="mt-2 flex flex-wrap justify-center">
          <Button look="plain" onClick={onNewQuiz}>
            {again}
          </Button>
          {player !== null && (
            <Link className={buttonClass('plain')} to={paths.playerLogin}>
              Me
            </Link>
          )}
        </div>
      </Card>
      <GuestBanner />
    </>
  )
}
