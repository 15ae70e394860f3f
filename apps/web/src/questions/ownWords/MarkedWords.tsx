import { cutAnswer } from '@seraph/judge/say/cutAnswer'
import { heardSpellings } from '@seraph/judge/say/heardSpellings'
import { teachingLine } from '@seraph/judge/say/teachingLine'
import { Fragment } from 'react'

import type { OwnWordsProps } from './OwnWords.tsx'

const said = { given: 'heard for', wrong: 'not quite for', missing: 'not counted for' } as const

/** A child's own words, underlined and numbered by part, the spellings that were understood, and one line that teaches (rule 247). */
export function MarkedWords({ answer, question, evaluation }: OwnWordsProps) {
  const { parts } = evaluation
  const pieces = cutAnswer(answer, parts)
  const spellings = heardSpellings(parts)
  const lesson = teachingLine({ question, answer, ...evaluation })
  return (
    <>
      <div className="ownwords" data-numbered={parts.length > 1 && pieces.some(({ part }) => part !== undefined)}>
        <small>You wrote</small>
        <p>
          {pieces.map(({ text, part }, place) => {
            const verdict = part === undefined ? undefined : parts[part]
            const isLast = !pieces.slice(place + 1).some((piece) => piece.part === part)
            return verdict === undefined || part === undefined ? (
              <Fragment key={place}>{text}</Fragment>
            ) : (
              <mark key={place} data-status={verdict.status} data-part={isLast ? part + 1 : undefined}>
                {text}
                {isLast && (
                  <span className="sr-only">
                    {' '}
                    ({said[verdict.status]} part {part + 1}, {verdict.part})
                  </span>
                )}
              </mark>
            )
          })}
        </p>
        {spellings.length > 0 && (
          <p className="text-muted text-base">
            Your spelling was understood:{' '}
            {spellings.map(({ written, heardAs }, place) => (
              <Fragment key={`${written} ${heardAs}`}>
                {place > 0 && ', '}
                <i>{written}</i> <span aria-hidden>→</span> <span className="sr-only">is</span> <b>{heardAs}</b>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      {lesson !== undefined && <p className="mt-3 text-lg font-semibold">{lesson}</p>}
    </>
  )
}
