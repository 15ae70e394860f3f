import { divineNameAsLord } from '@seraph/domain/scripture/divineNameAsLord'
import { Fragment } from 'react'

import { useDivineName } from './useDivineName.ts'

/**
 * Words of the Bible that is shown, with God's name as this browser wants it, as far as the edition's terms allow it; what is put in is
 * underlined (rule 249). `DivineNameNote` says so once below it.
 */
export function ScriptureText({ text }: { text: string }) {
  const { isAsLord } = useDivineName()
  if (!isAsLord) return text
  return divineNameAsLord(text).map((piece, place) =>
    piece.isPutIn ? (
      <mark key={place} className="bg-transparent text-inherit underline decoration-dotted underline-offset-4">
        {piece.text}
      </mark>
    ) : (
      <Fragment key={place}>{piece.text}</Fragment>
    ),
  )
}
