import { useEffect } from 'react'

import { useVoice } from './useVoice.ts'
import { stopReading } from './voice.ts'
import { VoiceSwitch } from './VoiceSwitch.tsx'

/** Reads a question aloud by the device's own voice, where it has one and that is switched on; what comes next ends it. */
export function ReadAloud({ text }: { text: string }) {
  const voice = useVoice()
  const { isOn, read } = voice
  useEffect(() => {
    if (isOn) read(text)
    return stopReading
  }, [isOn, read, text])
  return <VoiceSwitch voice={voice} />
}
