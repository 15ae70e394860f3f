import { isSoundOn } from './soundSetting.ts'
import { tonesOf, type SoundName } from './tonesOf.ts'

/** The loudest that a tone gets, of 1. */
const peak = 0.12
const riseSeconds = 0.01

let context: AudioContext | undefined

/**
 * Plays a sound where they are switched on (rule 213). Before anything was
 * pressed on the page nothing is played, and nothing is kept for later: a
 * browser wouldn't let it, and a page that sounds by itself frightens.
 */
export function playSound(name: SoundName): void {
  if (!isSoundOn() || !navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  void context.resume()
  for (const { hertz, atMs, forMs } of tonesOf[name]) {
    const begin = context.currentTime + atMs / 1_000
    const end = begin + forMs / 1_000
    const gain = context.createGain()
    gain.gain.setValueAtTime(0, begin)
    gain.gain.linearRampToValueAtTime(peak, begin + riseSeconds)
    gain.gain.linearRampToValueAtTime(0, end)
    gain.connect(context.destination)
    const tone = context.createOscillator()
    tone.frequency.value = hertz
    tone.connect(gain)
    tone.start(begin)
    tone.stop(end)
  }
}
