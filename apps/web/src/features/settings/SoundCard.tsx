import { playSound } from '../../sound/playSound.ts'
import { switchSound, useIsSoundOn } from '../../sound/soundSetting.ts'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'

/** Sounds, on this browser alone: off until they are wanted (rule 213). It holds at once, and one hears what was chosen. */
export function SoundCard() {
  return (
    <Card className="mt-6">
      <Checkbox
        label="Play soft sounds in a round"
        note="A short tone for each part that you give, and one at the end. On this device only."
        checked={useIsSoundOn()}
        onChange={({ target }) => {
          switchSound(target.checked)
          playSound('whole')
        }}
      />
    </Card>
  )
}
