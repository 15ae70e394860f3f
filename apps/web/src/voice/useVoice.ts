import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'

import { spokenNamesQuery } from './spokenNames.ts'
import { spokenText } from './spokenText.ts'
import { readVoiceSetting, writeVoiceSetting } from './voiceSetting.ts'
import { hasVoice, readAloud, stopReading } from './voice.ts'

export type Voice = {
  /** Whether this device can read aloud by itself. */
  isThere: boolean
  isOn: boolean
  rate: number
  setOn: (isOn: boolean) => void
  setRate: (rate: number) => void
  read: (text: string) => void
}

const noNames = {}

/** The device's voice and how it is set; the setting stays in this browser. */
export function useVoice(): Voice {
  const [isThere, setIsThere] = useState(hasVoice)
  const [setting, setSetting] = useState(readVoiceSetting)
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return undefined
    const look = () => setIsThere(hasVoice())
    speechSynthesis.addEventListener('voiceschanged', look)
    return () => speechSynthesis.removeEventListener('voiceschanged', look)
  }, [])
  const { rate } = setting
  const isOn = isThere && setting.isOn
  const { data, isError } = useQuery({ ...spokenNamesQuery, enabled: isOn })
  // Without a connection names are read as they are written.
  const names = data ?? (isError ? noNames : undefined)
  const change = (next: typeof setting) => {
    setSetting(next)
    writeVoiceSetting(next)
    if (!next.isOn) stopReading()
  }
  return {
    isThere,
    isOn,
    rate,
    setOn: (isOn) => change({ ...setting, isOn }),
    setRate: (next) => change({ ...setting, rate: next }),
    read: useCallback((text: string) => names && readAloud(spokenText(text, names), rate), [names, rate]),
  }
}
