import { browserStorage } from '../api/browserStorage.ts'

const key = 'seraph-voice'

/** How fast the device's voice may read. */
export const rates = [0.8, 1, 1.2] as const

export type VoiceSetting = { isOn: boolean; rate: number }

/** The setting that this browser keeps; off, and at its usual pace, where it keeps none that can be read. */
export function readVoiceSetting(): VoiceSetting {
  const [isOn, rate] = (browserStorage.getItem(key) ?? '').split(' ')
  const known = rates.find((one) => String(one) === rate)
  return { isOn: isOn === 'on', rate: known ?? 1 }
}

export function writeVoiceSetting({ isOn, rate }: VoiceSetting): void {
  browserStorage.setItem(key, `${isOn ? 'on' : 'off'} ${rate}`)
}
