import type { Season } from '@seraph/schema/season'
import { lazy, Suspense, useEffect } from 'react'

import { chaptersText } from '../../../liveRoom/chaptersText.ts'
import type { RoomNeed } from './roomNeed.ts'
import type { RoomPlan } from '../../../liveRoom/roomPlan.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'

const load = () => import('./NeedNote.tsx')
const NeedNote = lazy(() => load().then((module) => ({ default: module.NeedNote })))

type Props = {
  season: Season
  plan: RoomPlan
  need: RoomNeed
  isLocked: boolean
  onNeed: (need: RoomNeed) => void
  onChooseChapters: () => void
}

/** What the room is about: chapters, or what the coach's players need. */
export function NeedPicker({ season, plan, need, isLocked, onNeed, onChooseChapters }: Props) {
  const { chapters, pace } = plan
  const label = (chapter: number) => season.chapters[chapter - 1]?.label ?? String(chapter)
  useEffect(() => void load().catch(() => undefined), [])
  return (
    <div>
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <Field label="Questions about">
            {(box) => (
              <select
                {...box}
                className={`${inputClass} text-ellipsis`}
                disabled={isLocked}
                value={need.kind}
                onChange={({ target: { value } }) => onNeed(needOf(value))}
              >
                <option value="chapters">{chaptersText(chapters, label)}</option>
                {need.kind === 'verses' && <option value="verses">The verses from the map</option>}
                <option value="weakest">What your players know least</option>
                <option value="missed">What your players missed</option>
                {pace === 'own' && <option value="own">Each player’s own verses</option>}
              </select>
            )}
          </Field>
        </div>
        {(need.kind === 'chapters' || need.kind === 'own') && (
          <Button look="quiet" disabled={isLocked} onClick={onChooseChapters}>
            Change<span className="sr-only"> chapters</span>
          </Button>
        )}
      </div>
      {need.kind !== 'chapters' && (
        <Suspense fallback={null}>
          <NeedNote season={season} chapters={chapters} need={need} onNeed={onNeed} />
        </Suspense>
      )}
    </div>
  )
}

function needOf(value: string): RoomNeed {
  if (value === 'weakest' || value === 'missed') return { kind: value, places: undefined }
  return { kind: value === 'own' ? 'own' : 'chapters' }
}
