import Volume2 from 'virtual:icons/volume-2'
import VolumeX from 'virtual:icons/volume-x'

import { Button } from '../ui/Button.tsx'
import type { Voice } from './useVoice.ts'
import { rates } from './voiceSetting.ts'

const names = ['Slow', 'Usual', 'Fast']

/** Whether the device reads aloud, and how fast; nothing where it has no voice of its own. */
export function VoiceSwitch({ voice: { isThere, isOn, rate, setOn, setRate } }: { voice: Voice }) {
  if (!isThere) return null
  const Icon = isOn ? Volume2 : VolumeX
  return (
    <span className="ml-auto flex items-center gap-2">
      <Button look="plain" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
        <Icon aria-hidden className="size-5" />
        {isOn ? 'Read it myself' : 'Read aloud'}
      </Button>
      {isOn && (
        <select
          aria-label="How fast"
          value={rate}
          onChange={(event) => setRate(Number(event.target.value))}
          className="border-edge bg-raised min-h-12 rounded-xl border-[1.5px] px-3"
        >
          {rates.map((one, at) => (
            <option key={one} value={one}>
              {names[at]}
            </option>
          ))}
        </select>
      )}
    </span>
  )
}
