import type { VersePiece } from '@seraph/schema/http/drills'
import { Fragment } from 'react'

import { ScriptureText } from '../../verses/ScriptureText.tsx'

/** A verse's words; with `marksOwn` those that the other verse doesn't have are bold and underlined. */
export function VerseText({ pieces, marksOwn }: { pieces: readonly VersePiece[]; marksOwn: boolean }) {
  return (
    <span className="leading-relaxed">
      {pieces.map(({ text, isOwn }, place) =>
        isOwn && marksOwn ? (
          <Fragment key={place}>
            <mark className="decoration-gold bg-transparent font-bold text-inherit underline decoration-2 underline-offset-4">
              <ScriptureText text={text.trimEnd()} />
            </mark>{' '}
          </Fragment>
        ) : (
          <Fragment key={place}>
            <ScriptureText text={text} />
          </Fragment>
        ),
      )}
    </span>
  )
}
