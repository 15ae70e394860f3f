import { saysDivineName } from '@seraph/domain/scripture/divineNameAsLord'

import { Button } from '../ui/Button.tsx'
import { showNameAsLord } from './divineNameSetting.ts'
import { useDivineName } from './useDivineName.ts'

type Props = {
  /** The texts above it. */
  texts: readonly string[]
  /** The name can be changed here; without it one is only told what was put in. */
  hasSwitch?: boolean
}

/** One line below verses that say God's name: what was put in, and a way to the other name (rule 249). Nothing where none says it. */
export function DivineNameNote({ texts, hasSwitch = false }: Props) {
  const { edition, isAllowed, isAsLord } = useDivineName()
  if (!isAllowed || !texts.some(saysDivineName)) return null
  if (!isAsLord && !hasSwitch) return null
  return (
    <p className="text-muted flex flex-wrap items-center gap-x-2 text-base">
      {isAsLord && <span>The underlined words were put in: the {edition?.name} says Yahweh.</span>}
      {hasSwitch && (
        <Button look="plain" className="-ml-3" onClick={() => showNameAsLord(!isAsLord)}>
          {isAsLord ? 'Show Yahweh' : 'Show Yahweh as the LORD'}
        </Button>
      )}
    </p>
  )
}
