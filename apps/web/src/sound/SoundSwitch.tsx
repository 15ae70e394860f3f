import Volume2 from 'virtual:icons/volume-2'
import VolumeX from 'virtual:icons/volume-x'

import { Button } from '../ui/Button.tsx'
import { playSound } from './playSound.ts'
import { switchSound, useIsSoundOn } from './soundSetting.ts'

/** Switches sounds on or off for this browser; switched on, it lets one hear them (rule 213). */
export function SoundSwitch() {
  const isOn = useIsSoundOn()
  const Icon = isOn ? Volume2 : VolumeX
  return (
    <Button
      look="plain"
      aria-pressed={isOn}
      onClick={() => {
        switchSound(!isOn)
        playSound('whole')
      }}
    >
      <Icon aria-hidden className="size-5" />
      Sounds
    </Button>
  )
}
